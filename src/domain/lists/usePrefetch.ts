import { hashKey, useQueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/**
 * Prefetches a query that may be needed next.
 * @param query false while there is none
 */
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
