import { QueryClient } from '@tanstack/react-query'
import { remember } from '../copies/copies.ts'
import { FRESH_FOR } from './reads.ts'

/**
 * Queries run even when the device says it is offline, because its word is often wrong and because a person is owed a
 * message and not an endless wait (`ApiError` kind `offline`); what failed is asked for again when the connection is back.
 * Retries are each query's own decision.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        persister: remember,
        refetchOnReconnect: true, // which `always` would turn off
        retry: false,
        staleTime: FRESH_FOR,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
