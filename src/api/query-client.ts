import { i18n } from '@lingui/core'
import { hashKey, onlineManager, QueryCache, QueryClient, type Query, type QueryKey } from '@tanstack/react-query'
import { LOCALES } from '../i18n/locales.ts'
import { remember, forgetCopies, isCopy } from './copies/copies.ts'
import { FRESH_FOR, HOUR } from './reads.ts'
import { ApiError } from './errors.ts'

export const isLocale = (part: unknown): boolean => LOCALES.some((locale) => locale === part)

/** This visit's newest reply in another language. Not a saved copy: its contacts would seem to be for sale. */
export const inAnotherLanguage = (cache: QueryCache, key: QueryKey): Query | undefined =>
  LOCALES.flatMap((locale) => cache.get(hashKey(key.map((part) => (isLocale(part) ? locale : part)))) ?? [])
    .filter(({ state }) => state.data !== undefined && !isCopy(state.dataUpdatedAt))
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0]

/** If a query fails in a newly chosen language, its data in the previous one stays, as after any failed refetch. */
function keepTranslated(query: Query, cache: QueryCache) {
  const { data, dataUpdatedAt } = inAnotherLanguage(cache, query.queryKey)?.state ?? {}
  if (query.state.data === undefined && dataUpdatedAt) query.setState({ data, dataUpdatedAt })
}

/** Queries run even if the device says it is offline: that is often wrong, and an error beats an endless wait. */
export function createQueryClient(): QueryClient {
  // TanStack takes a page that opens offline for online, and would then miss the return of the connection.
  onlineManager.setOnline(globalThis.navigator?.onLine ?? true)
  const queryCache: QueryCache = new QueryCache({
    onError: (_, query) => keepTranslated(query as Query, queryCache),
  })
  // What a change made stale in another language goes: after a switch to that, it would show again until the reply.
  queryCache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return
    const { query } = event
    const language = query.queryKey.find(isLocale)
    if (language && language !== i18n.locale && !query.isActive() && query.state.fetchStatus === 'idle')
      queryCache.remove(query)
  })
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        networkMode: 'always',
        persister: remember,
        refetchOnReconnect: true, // `always` would turn this off
        retry: false,
        staleTime: FRESH_FOR,
        // A phone keeps a page open for days (§reliability.27).
        refetchOnWindowFocus: ({ state }) => Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) > HOUR,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/** Attempts for latest enquiries and mandi prices, 1 s and then 2 s apart (§home.11, §mandi.11). */
export const ATTEMPTS = 3
const FIRST_DELAY = 1_000

/** Whether to make no further attempt: it is useless, or the connection or the server asks for a pause. */
const isFinal = (error: unknown) =>
  error instanceof ApiError &&
  (['bad-reply', 'offline'].includes(error.kind) || [401, 429].includes(error.status) || error.retryAfter !== undefined)

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
