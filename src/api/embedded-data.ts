import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Locale } from '../i18n/locales.ts'

/**
 * Public data that a page brings along in its HTML (scripts/publish), as the query cache keeps it, and when it was fetched (ms since
 * 1970); without a time it is not asked for again.
 */
export type EmbeddedData = { at?: number; queries: [QueryKey, unknown][] }

/** Fetches what is public of a page's data, and checks it as the page does. @throws ApiError */
export type PublicData = (queryClient: QueryClient, locale: Locale) => Promise<EmbeddedData['queries']>

/** Of the data block in the HTML. */
export const EMBEDDED_DATA = 'embedded-data'

export function readEmbeddedData(): EmbeddedData | undefined {
  const block = document.getElementById(EMBEDDED_DATA)
  return block ? (JSON.parse(block.textContent) as EmbeddedData) : window.early?.seen
}

/** Shown at once and asked for again on arrival: for the query cache it is as old as can be. */
export function fillWithEmbeddedData(queryClient: QueryClient, embedded: EmbeddedData | undefined): void {
  embedded?.queries.forEach(([key, data]) => queryClient.setQueryData(key, data, { updatedAt: 0 }))
}
