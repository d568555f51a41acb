import type { Locale } from '../i18n/locales.ts'

/** Name of the cache of pictures. They are public, but which ones a person saw is not for the next one to know. */
export const PICTURES = 'pictures'
/** Message to the worker: the page at this path has loaded, so its newest HTML can be fetched for the next visit. */
export type Visited = { visited: string; lang: Locale }
