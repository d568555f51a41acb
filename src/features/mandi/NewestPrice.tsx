import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { mandiPricesQuery } from '../../api/mandi.ts'
import { newestDay } from '../../domain/mandi/price-rows.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { note } from './mandi.css.ts'
import { mandiRead, type MandiView } from './mandi-view.ts'

/** The day of the newest of all matching prices, beside the subtitle's “Real-time” (§mandi.1). */
export function NewestPrice({ filters }: Pick<MandiView, 'filters'>) {
  const locale = useLocale()
  const { data: day } = useQuery({
    // The server sends the newest prices first.
    ...mandiPricesQuery(locale, mandiRead({ filters, page: 1 })),
    select: ({ records }) => newestDay(records),
  })
  const date = day && formatDate(locale, day)
  // The prerendered date can differ where the build and the browser have different ICU versions.
  return date ? (
    <p className={note} suppressHydrationWarning>
      <Trans comment="Beside the title of the page of mandi prices: the day of the newest price. {date}: for example 21 Apr 2026.">
        Newest: {date}
      </Trans>
    </p>
  ) : null
}
