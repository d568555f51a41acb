import { CacheExpiration } from 'workbox-expiration'
import type { CacheFirst } from 'workbox-strategies'
import { PICTURES } from './messages.ts'

export type Plugin = NonNullable<NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']>[number]

/** When the last session ended (`performance.now()`). Pictures requested earlier belong to somebody else. */
let endedAt = 0

/** Deletes the pictures when a session ends (src/session/session.ts), with Workbox's list of their addresses. */
export async function forgetPictures(): Promise<void> {
  endedAt = performance.now()
  await empty()
}

const empty = async () => {
  await caches.delete(PICTURES)
  await new CacheExpiration(PICTURES, { maxEntries: 1 }).delete()
}

/** Stores no picture that an ended session requested. Must come after the plugin that lists the addresses. */
export const ofThisSession: Plugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.askedAt = performance.now()
  },
  cacheWillUpdate: async ({ response, state }) => (Number(state?.askedAt) < endedAt ? null : response),
  // The session ended while the picture was being stored.
  cacheDidUpdate: async ({ state }) => {
    if (Number(state?.askedAt) < endedAt) await empty()
  },
}
