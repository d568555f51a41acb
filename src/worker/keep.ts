import { CacheExpiration } from 'workbox-expiration'
import type { NetworkFirst } from 'workbox-strategies'
import { PRIVATE_CACHES, SAVED_AT, type SaidOfCopy } from '../api/saved-store.ts'
import { isDated, isOldAfter, keyOf, withoutContacts } from './rules.ts'
import { scope } from './scope.ts'

export type Plugin = NonNullable<NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>['plugins']>[number]

/** Replies that were asked for before are no answer any more; those of `endedAt` are somebody else's. */
let forgottenAt = 0
let endedAt = 0

/**
 * Replies that came after their copy had been shown: answered with once, when the page asks again. Only in memory, so contacts may
 * be in it.
 */
const late = new Map<string, { response: Response; at: number; message: SaidOfCopy }>()
/** By then, in ms, the page has asked again, or never will. */
const LATE_LASTS = 30_000

/**
 * The session has ended (src/session/saved-copies.ts): its copies go, with the list of their addresses that Workbox has of its own, and
 * what was asked for before is not kept any more.
 */
export async function forgetPrivateReplies(): Promise<void> {
  endedAt = forgottenAt = performance.now()
  late.clear()
  await Promise.all(PRIVATE_CACHES.map(empty))
}

const empty = async (name: string) => {
  await caches.delete(name)
  await new CacheExpiration(name, { maxEntries: 1 }).delete()
}

/** Keeps nothing that was asked for in a session which is over. It comes after the plugin that lists the addresses. */
export const ofThisSession: Plugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.askedAt = performance.now()
  },
  cacheWillUpdate: async ({ response, state }) => (Number(state?.askedAt) < endedAt ? null : response),
  // The session ended as it was being stored.
  cacheDidUpdate: async ({ cacheName, state }) => {
    if (Number(state?.askedAt) < endedAt) await empty(cacheName)
  },
}

/** Something was changed at the server: what was kept or asked for before that is no answer any more. */
export async function forgetOld(cacheNames: readonly string[], changed: string): Promise<void> {
  const isOld = (address: string) => isOldAfter(changed, new URL(address))
  forgottenAt = performance.now()
  for (const key of late.keys()) if (isOld(key)) late.delete(key)
  for (const name of cacheNames) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) if (isOld(request.url)) await cache.delete(request)
  }
}

/** The reply that came too late for its own request. */
export async function takeLate(request: Request): Promise<Response | undefined> {
  if (late.size === 0) return undefined
  const key = await keyOf(request)
  const found = late.get(key)
  late.delete(key)
  return found && performance.now() - found.at < LATE_LASTS ? found.response : undefined
}

async function keepLate(request: Request, response: Response): Promise<void> {
  const message = about('fresh', request)
  late.set(await keyOf(request), { response, at: performance.now(), message })
  await tell(message)
}

const about = (what: 'fresh' | 'failed', { url, headers }: Request): SaidOfCopy => ({
  [what]: url,
  lang: headers.get('X-user-lang'),
})

async function tell(message: SaidOfCopy): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's client has none
  for (const client of await scope.clients.matchAll()) client.postMessage(message)
}

/** A page was not there yet when its fresh replies came: they are said again. */
export async function tellAgain(): Promise<void> {
  for (const { message } of late.values()) await tell(message)
}

/** How replies of the API are kept: by language and person, without contacts, and with the time at which they came. */
export const keeping: Plugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.askedAt = performance.now()
  },
  cacheKeyWillBeUsed: ({ request }) => keyOf(request),
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
    if (cachedResponse && state) state.isAnswered = true
    return cachedResponse
  },
  fetchDidSucceed: async ({ request, response, state }) => {
    if (!state?.isAnswered || Number(state.askedAt) < forgottenAt) return response
    // A refusal is an answer too: a session that has ended must be noticed behind a copy.
    if (response.status < 500) await keepLate(request, response.clone())
    else await tell(about('failed', request))
    return response
  },
  fetchDidFail: async ({ originalRequest, state }) => {
    if (state?.isAnswered) await tell(about('failed', originalRequest))
  },
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
