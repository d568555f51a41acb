import { QueryClient } from '@tanstack/react-query'
import { remember } from '../copies/copies.ts'
import { FRESH_FOR } from './reads.ts'

/**
 * Queries run even when the device reports that it is offline. The report is often wrong, and an error message
 * (`ApiError` kind `offline`) beats an endless wait. Failed queries run again when the connection is back. Each query
 * sets its own retries.
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
