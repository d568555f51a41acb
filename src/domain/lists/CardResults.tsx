import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PAGE_SIZE } from '../../api/reads.ts'
import { skeleton } from '../../ui/feedback/skeleton.css.ts'
import * as styles from './card-results.css.ts'
import { ListResults, type ListProps } from './ListResults.tsx'

/** A paged list of cards in all its states. */
export function CardResults<Row extends { id: number }>({
  renderCard,
  skeletonClass,
  ...list
}: ListProps & {
  result: Pick<
    UseQueryResult<{ count: number; results: Row[] }>,
    'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >
  renderCard: (row: Row, index: number) => ReactNode
  /** Class with the size of a loading card. */
  skeletonClass: string
}) {
  const { data } = list.result
  return (
    <ListResults
      {...list}
      loaded={data && { count: data.count, shown: data.results.length }}
      pageSize={PAGE_SIZE}
      placeholder={
        <div className={styles.cards} aria-hidden>
          {Array.from({ length: PAGE_SIZE }, (_, card) => (
            <div key={card} className={`${skeleton} ${skeletonClass}`} />
          ))}
        </div>
      }
    >
      <ul className={styles.cards}>
        {data?.results.map((row, index) => (
          <li key={row.id}>{renderCard(row, index)}</li>
        ))}
      </ul>
    </ListResults>
  )
}
