import { QueryClient } from '@tanstack/react-query'

/**
 * Queries run even when the device says it is offline, because its word is often wrong and because a person is owed a
 * message and not an endless wait (`ApiError` kind `offline`). Retries are each query's own decision.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always', retry: false },
    },
  })
