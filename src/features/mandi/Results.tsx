import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { mandiPricesQuery, type PriceRecord } from '../../api/mandi.ts'
import { MANDI_PAGE_SIZE } from '../../api/reads.ts'
import { AttemptText } from '../../domain/LoadFailure.tsx'
import { ListResults, usePrefetch } from '../../domain/lists/ListResults.tsx'
import { ListTools } from '../../domain/lists/ListTools.tsx'
import { FILE } from '../../domain/mandi/collect-prices.ts'
import { inOrder } from '../../domain/mandi/price-rows.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { Skeletons } from '../../ui/feedback/Skeleton.tsx'
import { skeleton } from '../../ui/feedback/feedback.css.ts'
import { ByWidth } from '../../ui/hooks/environment.tsx'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { unitTexts } from './columns.ts'
import { DataSource } from './DataSource.tsx'
import { FilterForm, useFilterDraft } from './FilterForm.tsx'
import * as styles from './mandi.css.ts'
import { isSessionOver, mandiError } from './mandi-errors.ts'
import { hasPriceFilters, mandiAddress, mandiRead, type MandiView } from './mandi-view.ts'
import { NoPrices } from './NoPrices.tsx'
import { PlaceBar } from './PlaceBar.tsx'
import { Prices } from './Prices.tsx'
import { PriceSummary } from './PriceSummary.tsx'
import { SaveCsv } from './SaveCsv.tsx'
import { Chips, MoreTools, SortOrders, ToolLine, useOrders } from './Tools.tsx'

const NONE = { records: [], total: 0 }
/** Rows rendered first, as many as the placeholder has. */
const FIRST_ROWS = 8

/** Filters, tools and a page of prices, in every state: loading, loaded, empty or failed. */
export function Results({ view }: { view: MandiView }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { filters, page, sort, unit } = view
  const result = useQuery(mandiPricesQuery(locale, mandiRead(view)))
  const { data, isFetching, failureCount, failureReason } = result
  const { records, total } = data ?? NONE
  // While “Where should I sell?” is open, don't scroll from its answer to the list below.
  const filtersKey = JSON.stringify(filters)
  const [list, setList] = useState(filtersKey)
  if (!view.sell && list !== filtersKey) setList(filtersKey)
  usePrefetch(
    data !== undefined &&
      !isFetching &&
      page * MANDI_PAGE_SIZE < total && {
        ...mandiPricesQuery(locale, mandiRead({ filters, page: page + 1 })),
        retry: false,
      },
  )

  const queryClient = useQueryClient()
  const [file, setFile] = useState<{ of: MandiView; press: number }>()
  const onSave = () =>
    queryClient.isFetching({ queryKey: FILE }) || setFile((last) => ({ of: view, press: (last?.press ?? 0) + 1 }))
  const tools = { view, hasPrices: result.isLoading || records.length > 0, onSave }
  const draft = useFilterDraft(filters)
  const filterForm = (close?: () => void) => <FilterForm view={view} draft={draft} onDone={close} />
  const before = MANDI_PAGE_SIZE * (page - 1)
  const start = formatNumber(locale, before + 1)
  const end = formatNumber(locale, before + records.length)
  const count = formatNumber(locale, records.length)
  const all = formatNumber(locale, total)
  const order = useOrders(view).find(({ isChosen }) => isChosen)?.name
  return (
    <>
      <ByWidth
        wide={<FilterForm view={view} draft={draft} className={styles.formOnPage} />}
        narrow={
          <ListTools
            renderFilter={filterForm}
            renderSort={(close) => <SortOrders view={view} close={close} />}
            renderMore={(close) => <MoreTools {...tools} close={close} />}
            chips={hasPriceFilters(filters) && <Chips view={view} />}
          />
        }
      />
      <PlaceBar view={view}>
        <ToolLine {...tools} />
      </PlaceBar>
      {file && (
        <SaveCsv
          key={file.press}
          view={file.of}
          isShown={JSON.stringify(file.of.filters) === filtersKey}
          onEnd={() => setFile(undefined)}
        />
      )}
      <ListResults
        result={result}
        loaded={data && { count: total, shown: records.length }}
        title={t({ message: 'Mandi prices', comment: 'Heading over the list of mandi prices.' })}
        list={list}
        page={page}
        pageSize={MANDI_PAGE_SIZE}
        order={sort && `${sort.key} ${sort.order}`}
        hrefOf={(page) => mandiAddress({ ...view, page })}
        loading={
          failureCount > 0 ? (
            <AttemptText reason={t(mandiError(failureReason))} failures={failureCount} />
          ) : (
            <Trans comment="While the mandi prices are on their way.">Loading prices…</Trans>
          )
        }
        count={
          <>
            {total === 0 ? (
              <Trans comment="Over the empty list of mandi prices.">No records</Trans>
            ) : hasPriceFilters(filters) ? (
              <Trans comment="Over the list of mandi prices. {count}: rows on this page, {all}: how many match the filters.">
                Showing {count} of {all} records (filtered)
              </Trans>
            ) : (
              <Trans comment="Over the list of mandi prices. {count}: rows on this page, {all}: how many there are.">
                Showing {count} of {all} records
              </Trans>
            )}
            {sort && total > 0 && (
              <>
                <br /> {order}.{' '}
                {total > MANDI_PAGE_SIZE && (
                  <Trans comment="Over sorted mandi prices, when there are further pages.">
                    Only this page is sorted.
                  </Trans>
                )}
              </>
            )}
            <span className={visuallyHidden}> {t(unitTexts[unit])}</span>
          </>
        }
        failure={t({ message: 'Unable to load prices', comment: 'Heading when the mandi prices could not be loaded.' })}
        renderProblem={(error) => (
          <>
            {t(mandiError(error))}{' '}
            {isSessionOver(error) && (
              <Link to={paths.auth({ next: mandiAddress(view) })}>
                <Trans comment="Link after: Your session has expired. Please log in again. max 16">Log in</Trans>
              </Link>
            )}
          </>
        )}
        pagesLabel={t({ message: 'Pages of prices', comment: 'Screen reader: name of the list of pages.' })}
        empty={<NoPrices view={view} />}
        placeholder={
          <Skeletons count={FIRST_ROWS} className={styles.stack} each={`${skeleton} ${styles.skeletonRow}`} />
        }
        foot={{
          before: total > MANDI_PAGE_SIZE && (
            <p className={styles.range}>
              <Trans comment="Under the list of mandi prices. {start}-{end}: which rows are shown, {all}: how many there are.">
                Showing {start}-{end} of {all} results
              </Trans>
            </p>
          ),
          after: (
            <>
              {filters.commodity && <PriceSummary view={view} total={total} />}
              <DataSource />
            </>
          ),
        }}
      >
        <Rows view={view} records={records} />
      </ListResults>
    </>
  )
}

/** All rows at once would block a slow phone, and make the HTML larger than a connection's first flight. */
function Rows({ view, records }: { view: MandiView; records: PriceRecord[] }) {
  const showsAll = useDeferredValue(true, false) || view.sort !== undefined
  // Memoized, so that a refetch doesn't render them again, which takes a slow phone long.
  const prices = useMemo(
    () => <Prices view={view} records={inOrder(showsAll ? records : records.slice(0, FIRST_ROWS), view.sort)} />,
    [view, records, showsAll],
  )
  return (
    <div>
      {prices}
      {!showsAll &&
        Array.from({ length: Math.max(0, records.length - FIRST_ROWS) }, (_, row) => (
          <div key={row} aria-hidden className={styles.rowPlaceholder} />
        ))}
    </div>
  )
}
