import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Locale } from '../../i18n/locales.ts'

/** A page's public data (scripts/publish), fetched `at` (ms since 1970). Without `at` it is not requested again. */
export type EmbeddedData = { at?: number; queries: [QueryKey, unknown][] }

/** Fetches the public part of a page's data. @throws ApiError */
export type PublicData = (queryClient: QueryClient, locale: Locale) => Promise<EmbeddedData['queries']>

export const EMBEDDED_DATA = 'embedded-data'

export function readEmbeddedData(): EmbeddedData | undefined {
  const block = document.getElementById(EMBEDDED_DATA)
  return block ? (JSON.parse(block.textContent) as EmbeddedData) : window.early?.lastSeen
}

/** Puts the data into the query cache with the oldest possible time: it shows at once, and is requested again. */
export function fillWithEmbeddedData(queryClient: QueryClient, embedded: EmbeddedData | undefined): void {
  embedded?.queries.forEach(([key, data]) => queryClient.setQueryData(key, data, { updatedAt: 0 }))
}
