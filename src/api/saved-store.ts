/** What the service worker (src/worker) and the app say to each other about saved copies. */

/** Header of a reply that comes from the worker's store and not from the server: when it was saved, ms since 1970. */
export const SAVED_AT = 'x-saved-at'
/** Replies that a person got, and pictures: nothing of it is for the next person at this device. */
export const PRIVATE_CACHES = ['person', 'pictures'] as const
/** Message to the worker: the server was changed at this path; copies of what that touches are no answer any more. */
export type Changed = { changed: string }
/** Message from the worker: the fresh reply came after the copy had been shown; asked for again, it is there at once. */
export type Fresh = { fresh: string; lang: string | null }
/** Message to the worker: what is still on its way to the person who was here is not to be kept. */
export const FORGET = 'forget'
