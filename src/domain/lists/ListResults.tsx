import { Trans } from '@lingui/react/macro'
import {
  hashKey,
  useQueryClient,
  type FetchQueryOptions,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useContext, useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { NavigationType, type To } from 'react-router'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { Pagination } from '../../ui/controls/Pagination.tsx'
import { EmptyState } from '../../ui/feedback/Panel.tsx'
import { ShownPage } from '../navigation/usePageTitle.ts'
import { LoadFailure, useShownError } from '../LoadFailure.tsx'
import { Skeletons } from '../../ui/feedback/Skeleton.tsx'
import * as styles from './card-results.css.ts'
import { PAGE_SIZE } from '../../api/reads.ts'

type ListProps = {
  title: string
  /** Id of the list, the same for all its pages. */
  list: string
  page: number
  /** Sort order, if the page itself sorts the rows. */
  order?: string | undefined
  hrefOf: (page: number) => To
  loading: ReactNode
  count: ReactNode
  failure: ReactNode
  pagesLabel: string
  tools?: ReactNode
  empty: ReactNode
}

/** The list's heading takes the focus on paging, and its count is announced (§board.7). */
export function ListResults(
  props: ListProps & {
    result: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'>
    /** How many match, and how many of them are on this page; undefined until they have loaded. */
    loaded: { count: number; shown: number } | undefined
    pageSize: number
    /** Renders why loading failed, where the list has words of its own. */
    renderProblem?: (error: unknown) => ReactNode
    placeholder: ReactNode
    children: ReactNode
    /** Content above and below the links to other pages. */
    foot?: { before: ReactNode; after: ReactNode }
  },
) {
  const { result, loaded, title, page, hrefOf, foot } = props
  const { isFetching, isPlaceholderData, refetch } = result
  const error = useShownError(result)
  const locale = useLocale()
  const id = useId()
  const { section, heading } = useResults(props, !isFetching)
  const pages = loaded ? Math.ceil(loaded.count / props.pageSize) : 0
  const number = formatNumber(locale, page)
  const last = formatNumber(locale, pages)
  const isBehindLast = loaded && page > pages
  const failed = error && !loaded
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} aria-busy={isFetching} className={styles.results}>
      <div className={styles.head}>
        <div className={styles.named}>
          <h2
            id={id}
            ref={heading}
            tabIndex={-1}
            className={page === 1 || isBehindLast ? styles.titleAgain : styles.heading}
          >
            {pages > 1 && !isBehindLast ? (
              <Trans comment="Heading over a list. {title}: what is listed, for example Enquiries; {number}: of this page, {last}: of the last one.">
                {title}, page {number} of {last}
              </Trans>
            ) : (
              title
            )}
          </h2>
          <p role="status" className={styles.count}>
            {loaded ? props.count : failed ? null : props.loading}
          </p>
        </div>
        {!failed && props.tools && <div className={styles.tools}>{props.tools}</div>}
      </div>
      {failed ? (
        <LoadFailure title={props.failure} error={error} renderProblem={props.renderProblem} onRetry={refetch} />
      ) : !loaded ? (
        props.placeholder
      ) : loaded.count === 0 ? (
        props.empty
      ) : loaded.shown === 0 ? (
        <EmptyState
          level={3}
          title={<Trans comment="On a page of a list behind its last one.">The list ends before this page</Trans>}
          action={
            <Link to={hrefOf(1)} tone="outline">
              <Trans comment="Link to the first page of a list.">To the first page</Trans>
            </Link>
          }
        />
      ) : (
        <>
          <div className={isPlaceholderData ? styles.onTheWay : undefined}>{props.children}</div>
          {foot?.before}
          <Pagination page={page} pages={pages} hrefOf={hrefOf} label={props.pagesLabel} />
          {foot?.after}
        </>
      )}
    </section>
  )
}

export type CardResultsProps<Row> = ListProps & {
  result: Pick<
    UseQueryResult<{ count: number; results: Row[] }>,
    'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >
  renderCard: (row: Row, index: number) => ReactNode
  placeholder: keyof typeof styles.placeholder
}

export function CardResults<Row extends { id: number }>(props: CardResultsProps<Row>) {
  const { renderCard, placeholder, ...list } = props
  const { data } = list.result
  return (
    <ListResults
      {...list}
      loaded={data && { count: data.count, shown: data.results.length }}
      pageSize={PAGE_SIZE}
      placeholder={<Skeletons count={PAGE_SIZE} className={styles.cards} each={styles.placeholder[placeholder]} />}
    >
      <ul className={styles.cards}>
        {data?.results.map((row, index) => (
          <li key={row.id}>{renderCard(row, index)}</li>
        ))}
      </ul>
    </ListResults>
  )
}

/** Selector for what is in a list: a card, a row or a message. */
const RESULT = 'article, tbody tr, [role=alert], h3'
/** Part of the first result that must be in view (px). */
const MIN_VISIBLE = 64

/** A page focuses the heading; a filter or order scrolls there if no result shows; Back keeps its position. */
function useResults(
  { list, page, order }: { list: string; page: number; order?: string | undefined },
  isSettled: boolean,
) {
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isBack = useContext(ShownPage).by === NavigationType.Pop
  const before = useRef({ list, page, order })
  const change = useRef<'list' | 'order'>(undefined)

  useEffect(() => {
    const { current: last } = before
    before.current = { list, page, order }
    if (isBack) change.current = undefined
    else if (last.list !== list) change.current = 'list'
    // An order starts at page 1.
    else if (last.order !== order) change.current = 'order'
    else if (last.page !== page) {
      change.current = undefined
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView()
    }
    if (!change.current || !section.current) return
    const isNewList = change.current === 'list'
    const result = isSettled ? section.current.querySelector(RESULT) : section.current
    const top = result?.getBoundingClientRect().top ?? Infinity // the message of an empty list may load late
    // After sorting, the middle of the list is as good a position as its start.
    if ((isNewList && top < 0) || top > innerHeight - MIN_VISIBLE) heading.current?.scrollIntoView()
    if (isSettled) change.current = undefined
  }, [isBack, list, page, order, isSettled])
  return { section, heading }
}

export function usePrefetch<Data, Problem, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Problem, Data, Key> | false,
): void {
  const queryClient = useQueryClient()
  const prefetch = useEffectEvent(() => query && queryClient.prefetchQuery(query))
  const key = query && hashKey(query.queryKey)
  useEffect(() => {
    if (key) void prefetch()
  }, [key])
}
