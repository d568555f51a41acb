import type { Locale } from '../i18n/locales.ts'

/** Name of the cache of pictures, which is emptied for the next person on this device. */
export const PICTURES = 'pictures'
/** Message to the worker: the session has ended, so pictures still loading must not be stored. */
export const FORGET = 'forget'
/** Message to the worker: the page at this path has loaded, so its newest HTML can be fetched for the next visit. */
export type Visited = { visited: string; lang: Locale }
