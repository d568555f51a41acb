import { QueryClient } from '@tanstack/react-query'
import { remember, forgetCopies } from './copies/copies.ts'
import { FRESH_FOR } from './reads.ts'
import { ApiError } from './errors.ts'

/**
 * Queries run even when the device says it is offline: that is often wrong, and an error (`offline`) beats an endless
 * wait. Failed ones run again when the connection is back. Each sets its own retries.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        persister: remember,
        refetchOnReconnect: true, // `always` would turn this off
        retry: false,
        staleTime: FRESH_FOR,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })

/** Attempts for latest enquiries and mandi prices, 1 s and then 2 s apart (§home.11, §mandi.11). */
export const ATTEMPTS = 3
const FIRST_DELAY = 1_000

/**
 * Whether another attempt is useless: a malformed reply and an ended session stay so, or the server asked for a pause.
 * An offline device asks again when it is back.
 */
const isFinal = (error: unknown) =>
  error instanceof ApiError &&
  (error.kind === 'bad-reply' ||
    error.kind === 'offline' ||
    [401, 429].includes(error.status) ||
    error.retryAfter !== undefined)

export const inAttempts = {
  retry: (failures: number, error: unknown) => failures < ATTEMPTS - 1 && !isFinal(error),
  retryDelay: (failures: number) => FIRST_DELAY * 2 ** failures,
}

/** The areas whose copies a change makes stale, by its path. Complete areas, because lists show data of records. */
const AREAS = {
  enquiries: /\/(enquiry|enquiries|global-enquiries|product-images)\//,
  directory: /\/(farmers|buyers|manufacturers|business-products|create-\w+|edit-user-profile)\//,
}
/** Orders and payments outdate no copy: no copy contains a contact. */
const NO_CHANGE = /\/(purchase|purchase-business-info|payment|auth)\//

export const changedArea = (path: string): string | undefined =>
  NO_CHANGE.test(path) ? undefined : Object.entries(AREAS).find(([, paths]) => paths.test(path))?.[0]

export function invalidate(path: string): void {
  const area = changedArea(path)
  if (area) forgetCopies(area)
}
