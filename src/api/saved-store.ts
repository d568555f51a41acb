import type { Locale } from '../i18n/locales.ts'

/** What the service worker (src/worker) and the app say to each other about saved copies. */

/** Header of a reply that comes from the worker's store and not from the server: when it was saved, ms since 1970. */
export const SAVED_AT = 'x-saved-at'
/** Replies that a person got, and pictures: nothing of it is for the next person at this device. */
export const PRIVATE_CACHES = ['person', 'pictures'] as const
/** Message to the worker: the server was changed at this path; copies of what that touches are no answer any more. */
export type Changed = { changed: string }
/** Message to the worker: somebody is at this path, and nothing is on its way any more. The page's newest HTML can be fetched for the next visit. */
export type Visited = { visited: string; lang: Locale }
/**
 * Message from the worker, of a copy that it has given. `fresh`: the reply to that address has come since; asked for again, it is there at
 * once. `failed`: none will come.
 */
export type SaidOfCopy = { fresh?: string; failed?: string; lang: string | null }
/** Message to the worker: a page that listens only now wants to hear of fresh replies that are there already. */
export const TELL_AGAIN = 'tell again'
/** Message to the worker: what is still on its way to the person who was here is not to be kept. */
export const FORGET = 'forget'
