import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReadQueries } from '../../api/ask.ts'
import { mandiPricesQuery } from '../../api/mandi.ts'
import { newestDay } from '../../domain/mandi/price-rows.ts'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { column } from '../../ui/theme/global.css.ts'
import { ByWidth } from '../../ui/hooks/environment.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { FilterForm, useFilterDraft } from './FilterForm.tsx'
import * as styles from './mandi.css.ts'
import { mandiRead, type MandiView } from './mandi-view.ts'
import { useMandiView } from './useMandiView.ts'
import { Results } from './Results.tsx'

export const queries: ReadQueries = { listMandiPrices: mandiPricesQuery }

/** Prices of the wholesale markets (§mandi.1). All its state is in the address. */
export default function MandiPage() {
  const { t } = useLingui()
  const view = useMandiView()
  const draft = useFilterDraft(view.filters)
  const heading = t({ message: 'Market Mandi', comment: 'Title of the page of wholesale market prices.' })
  return (
    <div className={`${column} ${styles.page}`}>
      <PageHeader
        look="list"
        title={usePageTitle(heading)}
        sub={
          <Trans comment="Under the title of the page of wholesale market prices.">
            Real-time agricultural commodity prices across India
          </Trans>
        }
        action={<NewestPrice filters={view.filters} />}
      >
        {heading}
      </PageHeader>
      <ByWidth wide={<FilterForm view={view} draft={draft} className={styles.formOnPage} />} />
      <Results view={view} draft={draft} />
    </div>
  )
}

/** The day of the newest of all matching prices, beside the subtitle's “Real-time” (§mandi.1). */
function NewestPrice({ filters }: Pick<MandiView, 'filters'>) {
  const locale = useLocale()
  const { data: day } = useQuery({
    // The server sends the newest prices first.
    ...mandiPricesQuery(locale, mandiRead({ filters, page: 1 })),
    select: ({ records }) => newestDay(records),
  })
  const date = day && formatDate(locale, day)
  // The prerendered date can differ where the build and the browser have different ICU versions.
  return date ? (
    <p className={styles.note} suppressHydrationWarning>
      <Trans comment="Beside the title of the page of mandi prices: the day of the newest price. {date}: for example 21 Apr 2026.">
        Newest: {date}
      </Trans>
    </p>
  ) : null
}
