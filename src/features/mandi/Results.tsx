import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { Link } from '../../ui/controls/Link.tsx'
import { mandiPricesQuery } from '../../api/mandi.ts'
import { MANDI_PAGE_SIZE } from '../../api/reads.ts'
import { AttemptText } from '../../domain/failures/AttemptText.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { ListTools } from '../../domain/lists/tools/ListTools.tsx'
import { useResults } from '../../domain/lists/useResults.ts'
import { usePrefetch } from '../../domain/lists/useResults.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { withCatalogs } from '../../i18n/with-catalogs.ts'
import { button } from '../../ui/controls/button.css.ts'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { Pagination } from '../../ui/controls/Pagination.tsx'
import { skeleton } from '../../ui/feedback/skeleton.css.ts'
import { useComponentAfter } from '../../ui/hooks/useComponentAfter.ts'
import { ByWidth } from '../../ui/layout/ByWidth.tsx'
import { DataSource } from './DataSource.tsx'
import type { ExportAs } from './ExportRun.tsx'
import { FilterForm, type FilterDraft } from './FilterForm.tsx'
import { inDrawer } from './filters.css.ts'
import * as styles from './mandi.css.ts'
import { isSessionOver, mandiError } from './mandi-error.ts'
import { hasPriceFilters, mandiAddress, mandiRead, type MandiView } from './mandi-view.ts'
import { PlaceBar } from './PlaceBar.tsx'
import { Prices } from './Prices.tsx'
import { useSorted } from './sorting.ts'

const loadTools = withCatalogs(() => import('./Tools.tsx'), 'saved-searches', 'shared')
const loadFilter = () => import('../../domain/lists/tools/FilterDrawer.tsx')
const loadSort = async () => ({ default: (await loadTools()).SortDrawer })
const loadMore = async () => ({ default: (await loadTools()).MoreDrawer })
const loadToolLine = async () => ({ default: (await loadTools()).ToolLine })
const AllMatches = lazy(withCatalogs(() => import('./late/AllMatches.tsx'), 'mandi-late'))
const NoPrices = lazy(() => import('./NoPrices.tsx'))
const ExportRun = lazy(() => import('./ExportRun.tsx'))

/** Rows rendered first, as many as the placeholder has. */
const FIRST_ROWS = 8

/** A page of prices with its tools, in every state: loading, loaded, empty or failed. */
export function Results({ view, draft }: { view: MandiView; draft: FilterDraft }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { filters, page, sort } = view
  const { data, error, isFetching, isPlaceholderData, failureCount, failureReason, refetch } = useQuery(
    mandiPricesQuery(locale, mandiRead(view)),
  )
  // Rendering all rows at once would block a slow phone too long.
  const showsAllRows = useDeferredValue(data !== undefined)
  const { rows: allRows, reach } = useSorted(view, data)
  const rows = showsAllRows || sort ? allRows : allRows.slice(0, FIRST_ROWS)
  // Memoized, so that a refetch doesn't render them again, which takes a slow phone long.
  const prices = useMemo(() => <Prices view={view} records={rows} />, [view, rows])
  const pages = data ? Math.ceil(data.total / MANDI_PAGE_SIZE) : 0
  // While “Where should I sell?” is open, don't scroll from its answer to the list below.
  const filtersKey = JSON.stringify(filters)
  const [list, setList] = useState(filtersKey)
  if (!view.sell && list !== filtersKey) setList(filtersKey)
  const { section, heading } = useResults({
    list,
    page,
    order: sort && `${sort.key} ${sort.order}`,
    isSettled: !isFetching,
  })
  usePrefetchedNext(view, data !== undefined && !isFetching && page < pages)

  const [exported, setExported] = useState<{ as: ExportAs; id: number }>()
  const startExport = (as: ExportAs) => setExported({ as, id: (exported?.id ?? 0) + 1 })
  const hasPrices = data !== undefined && data.records.length > 0
  const failed = error !== null && !isFetching
  const toolLine = useComponentAfter(data !== undefined || failed, loadToolLine)
  const tools = { view, hasPrices, onExport: startExport }
  const filterForm = (close?: () => void) => (
    <FilterForm view={view} draft={draft} className={inDrawer} {...(close && { onDone: close })} />
  )
  const number = formatNumber(locale, page)
  const last = formatNumber(locale, pages)
  return (
    <>
      <ByWidth
        narrow={
          <ListTools
            filter={{ load: loadFilter, data: { renderForm: filterForm }, instead: filterForm() }}
            sort={{ load: loadSort, data: { view } }}
            more={{ load: loadMore, data: tools }}
          />
        }
      />
      <section ref={section} tabIndex={-1} aria-labelledby="prices" aria-busy={isFetching} className={styles.results}>
        <PlaceBar view={view}>
          {toolLine.Late ? (
            <toolLine.Late {...tools} />
          ) : (
            toolLine.failed && (
              <button type="button" className={button()} onClick={toolLine.fetchOnce}>
                <Trans comment="Button: load the same thing once more.">Try again</Trans>
              </button>
            )
          )}
        </PlaceBar>
        <div className={styles.head}>
          <h2 id="prices" ref={heading} tabIndex={-1} className={page === 1 ? styles.firstHeading : styles.heading}>
            {pages > 1 && page <= pages ? (
              <Trans comment="Heading over the list of mandi prices. {number}: of this page, {last}: of the last one, for example 3,558.">
                Mandi prices, page {number} of {last}
              </Trans>
            ) : (
              <Trans comment="Heading over the list of mandi prices.">Mandi prices</Trans>
            )}
          </h2>
          <p role="status" className={styles.summary}>
            {data ? (
              <Summary shown={data.records.length} total={data.total} filtered={hasPriceFilters(filters)} />
            ) : failed ? null : failureCount > 0 ? (
              <AttemptText reason={t(mandiError(failureReason))} failures={failureCount} />
            ) : (
              <Trans comment="While the mandi prices are on their way.">Loading prices…</Trans>
            )}
          </p>
        </div>
        {hasPrices && exported && (
          <Suspense>
            <ExportRun key={exported.id} as={exported.as} view={view} onEnd={() => setExported(undefined)} />
          </Suspense>
        )}
        {failed && !data ? (
          <ErrorPanel
            title={t({
              message: 'Unable to load prices',
              comment: 'Heading when the mandi prices could not be loaded.',
            })}
            message={
              <>
                {t(mandiError(error))}{' '}
                {isSessionOver(error) && (
                  <Link to={paths.auth({ next: mandiAddress(view) })}>
                    <Trans comment="Link after: Your session has expired. Please log in again. max 16">Log in</Trans>
                  </Link>
                )}
              </>
            }
            retryLabel={t({ message: 'Try Again', comment: 'Button: load the mandi prices once more.' })}
            onRetry={() => void refetch()}
          />
        ) : data && data.records.length === 0 ? (
          <Suspense>
            <NoPrices view={view} pages={pages} />
          </Suspense>
        ) : data ? (
          <>
            <Suspense>{reach && <AllMatches view={view} reach={reach} total={data.total} />}</Suspense>
            <div className={`${showsAllRows ? '' : styles.firstRows} ${isPlaceholderData ? styles.onTheWay : ''}`}>
              {prices}
            </div>
            <div className={styles.foot}>
              <Range page={page} shown={data.records.length} total={data.total} />
              <Pagination
                page={page}
                pages={pages}
                hrefOf={(page) => mandiAddress({ ...view, page })}
                label={t({ message: 'Pages of prices', comment: 'Screen reader: name of the list of pages.' })}
              />
            </div>
            <Suspense>{filters.commodity && <AllMatches view={view} total={data.total} />}</Suspense>
            <DataSource records={data.records} />
          </>
        ) : (
          <div className={styles.skeleton} aria-hidden>
            {Array.from({ length: 8 }, (_, row) => (
              <div key={row} className={`${skeleton} ${styles.skeletonRow}`} />
            ))}
          </div>
        )}
      </section>
    </>
  )
}

/** Announced when it changes: a new result has a new count. */
function Summary({ shown, total, filtered }: { shown: number; total: number; filtered: boolean }) {
  const locale = useLocale()
  const count = formatNumber(locale, shown)
  const all = formatNumber(locale, total)
  return filtered ? (
    <Trans comment="Over the list of mandi prices. {count}: rows on this page, {all}: how many match the filters.">
      Showing {count} of {all} records (filtered)
    </Trans>
  ) : (
    <Trans comment="Over the list of mandi prices. {count}: rows on this page, {all}: how many there are.">
      Showing {count} of {all} records
    </Trans>
  )
}

/** Which of all rows are on this page. */
function Range({ page, shown, total }: { page: number; shown: number; total: number }) {
  const locale = useLocale()
  const before = MANDI_PAGE_SIZE * (page - 1)
  const start = formatNumber(locale, before + 1)
  const end = formatNumber(locale, before + shown)
  const all = formatNumber(locale, total)
  return (
    <p className={styles.range}>
      <Trans comment="Under the list of mandi prices. {start}-{end}: which rows are shown, {all}: how many there are.">
        Showing {start}-{end} of {all} results
      </Trans>
    </p>
  )
}

/** Prefetches the next page once the current one has loaded. */
function usePrefetchedNext({ filters, page }: MandiView, wanted: boolean) {
  const locale = useLocale()
  usePrefetch(wanted && { ...mandiPricesQuery(locale, mandiRead({ filters, page: page + 1 })), retry: false })
}
