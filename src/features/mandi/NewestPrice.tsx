import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { mandiPricesQuery } from '../../api/mandi.ts'
import { newestDay } from '../../domain/mandi/price-rows.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { mandiRead, type MandiView } from './mandi-view.ts'

/** The day of the newest price on the page, beside the subtitle's “Real-time” (§mandi.1). */
export function NewestPrice({ view }: { view: MandiView }) {
  const locale = useLocale()
  const { data: day } = useQuery({
    ...mandiPricesQuery(locale, mandiRead(view)),
    select: ({ records }) => newestDay(records),
  })
  const date = day && formatDate(locale, day)
  // The prerendered date can differ where the build and the browser have different ICU versions.
  return date ? (
    <span suppressHydrationWarning>
      {' '}
      <Trans comment="Beside the subtitle of the page of mandi prices. {date}: for example 21 Apr 2026.">
        (newest price: {date})
      </Trans>
    </span>
  ) : null
}
