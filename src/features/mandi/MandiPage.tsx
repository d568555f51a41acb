import { Trans, useLingui } from '@lingui/react/macro'
import type { ReadQueries } from '../../api/ask.ts'
import { mandiPricesQuery } from '../../api/mandi.ts'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { column } from '../../ui/theme/global.css.ts'
import { ByWidth } from '../../ui/layout/ByWidth.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { FilterForm, useFilterDraft } from './FilterForm.tsx'
import * as filters from './filters.css.ts'
import { NewestPrice } from './NewestPrice.tsx'
import * as styles from './mandi.css.ts'
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
      <ByWidth wide={<FilterForm view={view} draft={draft} className={filters.onPage} />} />
      <Results view={view} draft={draft} />
    </div>
  )
}
