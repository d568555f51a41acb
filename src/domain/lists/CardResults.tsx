import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import type { To } from 'react-router'
import { PAGE_SIZE } from '../../api/reads.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { Pagination } from '../../ui/controls/Pagination.tsx'
import { skeleton } from '../../ui/feedback/skeleton.css.ts'
import * as styles from './card-results.css.ts'
import { loadError } from '../failures/load-error.ts'
import { useResults } from './useResults.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { button } from '../../ui/controls/button.css.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'

/**
 * A paged list of cards in all its states: loading, loaded, empty, failed, beyond its last page. Its heading takes the
 * focus on paging, and its count is announced (§board.7). Its texts are in the catalog `shared`.
 */
export function CardResults<Row extends { id: number }>(props: {
  result: Pick<
    UseQueryResult<{ count: number; results: Row[] }>,
    'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >
  /** What is listed: "Enquiries". */
  title: string
  /** Identifies the list: the same for all its pages. */
  list: string
  page: number
  /** Sort order, if the page itself sorts the cards. */
  order?: string | undefined
  hrefOf: (page: number) => To
  /** Text while it loads: "Loading enquiries…" */
  loading: ReactNode
  /** The count, once known: "384 enquiries". */
  count: ReactNode
  /** Heading of a failure: "Failed to load enquiries". */
  failure: ReactNode
  /** For screen readers: "Pages of enquiries". */
  pagesLabel: string
  /** Shown beside the heading. */
  tools?: ReactNode
  /** Shown when nothing matches; its code may load late. */
  empty: ReactNode
  renderCard: (row: Row, index: number) => ReactNode
  /** Class with the size of a loading card. */
  skeletonClass: string
}) {
  const { result, title, list, page, hrefOf } = props
  const { data, error, isFetching, isPlaceholderData, refetch } = result
  const { t } = useLingui()
  const locale = useLocale()
  const id = useId()
  const { section, heading } = useResults({ list, page, order: props.order, isSettled: !isFetching })
  const pages = data ? Math.ceil(data.count / PAGE_SIZE) : 0
  const number = formatNumber(locale, page)
  const last = formatNumber(locale, pages)
  const failed = error && !isFetching && !data
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} aria-busy={isFetching} className={styles.results}>
      <div className={styles.head}>
        <div className={styles.named}>
          <h2 id={id} ref={heading} tabIndex={-1} className={page === 1 ? styles.firstHeading : styles.heading}>
            {pages > 1 && page <= pages ? (
              <Trans comment="Heading over a list of cards. {title}: what is listed, for example Enquiries; {number}: of this page, {last}: of the last one.">
                {title}, page {number} of {last}
              </Trans>
            ) : (
              title
            )}
          </h2>
          <p role="status" className={styles.count}>
            {data ? props.count : failed ? null : props.loading}
          </p>
        </div>
        {!failed && props.tools && <div className={styles.tools}>{props.tools}</div>}
      </div>
      {failed ? (
        <ErrorPanel
          title={props.failure}
          message={t(loadError(error))}
          retryLabel={<Trans comment="Button: load the same thing once more.">Try again</Trans>}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <div className={styles.cards} aria-hidden>
          {Array.from({ length: PAGE_SIZE }, (_, card) => (
            <div key={card} className={`${skeleton} ${props.skeletonClass}`} />
          ))}
        </div>
      ) : data.count === 0 ? (
        props.empty
      ) : data.results.length === 0 ? (
        <BehindLastPage first={hrefOf(1)} />
      ) : (
        <>
          <ul className={`${styles.cards} ${isPlaceholderData ? styles.onTheWay : ''}`}>
            {data.results.map((row, index) => (
              <li key={row.id}>{props.renderCard(row, index)}</li>
            ))}
          </ul>
          <Pagination page={page} pages={pages} hrefOf={hrefOf} label={props.pagesLabel} />
        </>
      )}
    </section>
  )
}

/** Shown for a page number beyond the end of a list. */
function BehindLastPage({ first }: { first: To }) {
  return (
    <EmptyState
      level={3}
      title={<Trans comment="On a page of a list behind its last one.">The list ends before this page</Trans>}
      action={
        <Link to={first} className={button()}>
          <Trans comment="Link to the first page of a list.">To the first page</Trans>
        </Link>
      }
    />
  )
}
