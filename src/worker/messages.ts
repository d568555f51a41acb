import type { Locale } from '../i18n/locales.ts'

/** Cache of pictures: they are not for the next person at this device. */
export const PICTURES = 'pictures'
/** Message to the worker: the session has ended, and pictures on their way are not stored. */
export const FORGET = 'forget'
/** Message to the worker: the page at this path is quiet, so its newest HTML can be fetched for the next visit. */
export type Visited = { visited: string; lang: Locale }
