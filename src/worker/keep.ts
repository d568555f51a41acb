import type { NetworkFirst } from 'workbox-strategies'
import { SAVED_AT } from '../api/saved-store.ts'
import { isDated, keyOf, withoutContacts } from './rules.ts'

export type Plugin = NonNullable<NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>['plugins']>[number]

let forgottenAt = 0

/** The session has ended: a reply that was asked for before that is not kept any more (src/session/saved-copies.ts). */
export const forget = (): void => void (forgottenAt = performance.now())

/** How replies of the API are kept: by language and person, without contacts, and with the time at which they came. */
export const keeping: Plugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.askedAt = performance.now()
  },
  cacheKeyWillBeUsed: ({ request }) => keyOf(request),
  cacheWillUpdate: async ({ request, response }) => {
    try {
      const headers = new Headers(response.headers)
      if (isDated(new URL(request.url))) headers.set(SAVED_AT, String(Date.now()))
      return new Response(JSON.stringify(withoutContacts(await response.clone().json())), { headers })
    } catch {
      return null // no JSON: not a reply of the server's
    }
  },
  cacheDidUpdate: async ({ cacheName, request, state }) => {
    if (Number(state?.askedAt) < forgottenAt) await (await caches.open(cacheName)).delete(request)
  },
}
