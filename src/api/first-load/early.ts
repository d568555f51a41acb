import type { Locale } from '../../i18n/locales.ts'
import type { Read } from '../reads.ts'
import type { LastSeenPage } from '../copies/copies.ts'

/** The person and language of a request. `origin` is the API's, empty if it is the page's own. */
export type Caller = { language: Locale; authorization: string | undefined; origin: string }

/** `controller` aborts the request: an unread reply would hold its connection. */
type EarlyReply = { reply: Promise<Response>; controller: AbortController }

declare global {
  interface Window {
    /** What the head of every page has set up (src/head/early-requests.ts); missing in component tests. */
    early?: {
      /** Replies requested before the code that needs them has loaded, by `earlyKey`. */
      replies: Map<string, EarlyReply>
      /** When each address was last requested (`performance.now()`). */
      askedAt: Map<string, number>
      /** Starts the reads of the page at an address that aren't fresh. Set by the frame's head or the app. */
      ask?: (address: { pathname: string; search: string }, caller: Caller) => Read[]
      /** The first reads of the page that the frame shows first. */
      reads?: Read[]
      /** The build that the frame belongs to, by the name of its script. */
      app?: string
      /** The copy of this page that the person last saw; the app starts with its data (src/api/copies/copies.ts). */
      lastSeen?: LastSeenPage & { token: string }
    }
  }
}

export const earlyKey = (language: string | null, address: string, authorization: string | null | undefined): string =>
  [language, address, authorization].filter(Boolean).join(' ')

export function abortUntaken(): void {
  const early = globalThis.window?.early // undefined in Node
  for (const { controller } of early?.replies.values() ?? []) controller.abort()
  early?.replies.clear()
}

/** The early reply to this request, once. `signal` aborts it too: the browser holds further requests behind it. */
export function takeEarly(request: Request, signal: AbortSignal): Promise<Response> | undefined {
  const early = globalThis.window?.early
  if (!early || request.method !== 'GET') return undefined
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('_t') // `_t` only bypasses caches
  const search = searchParams.toString() && `?${searchParams}`
  const { headers } = request
  const key = earlyKey(headers.get('X-user-lang'), pathname + search, headers.get('Authorization'))
  early.askedAt.set(key, performance.now())
  if (request.cache === 'no-store') return undefined
  const taken = early.replies.get(key)
  early.replies.delete(key)
  if (taken) signal.addEventListener('abort', () => taken.controller.abort())
  return taken?.reply
}
