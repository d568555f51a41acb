import type { Locale } from '../i18n/locales.ts'
import type { EmbeddedData } from './embedded-data.ts'
import type { Read } from './reads.ts'
import type { SeenPage } from './seen.ts'

/** Who asks. `origin` is the API's; empty where it is on the same site. */
export type Caller = { language: Locale; authorization: string | undefined; origin: string }

/** `leave` gives it up: a reply that nobody reads would hold its connection. */
export type EarlyReply = { reply: Promise<Response>; leave: AbortController }

declare global {
  interface Window {
    /** Of the head of every page (src/head/early-requests.ts); not there in tests of components. */
    early?: {
      /** Requests by `earlyKey`, before the code that wants their replies is there. */
      replies: Map<string, EarlyReply>
      /** When each was asked for last (`performance.now()`). */
      askedAt: Map<string, number>
      /** Starts what the page at an address reads first, unless it was asked for so lately that it is fresh. @returns its reads */
      ask: (address: { pathname: string; search: string }, caller: Caller) => Read[]
      /** The build that the frame belongs to, by the name of its script. */
      app?: string
      /** What this person saw last here, for the app to begin with (seen-store.ts). */
      seen?: EmbeddedData & { token: string; rooms: SeenPage['rooms'] }
    }
  }
}

export const earlyKey = (language: string | null, address: string, authorization: string | null | undefined): string =>
  [language, address, authorization].filter(Boolean).join(' ')

export function dropEarly(replies: Map<string, EarlyReply>): void {
  for (const { leave } of replies.values()) leave.abort()
  replies.clear()
}

/** Gives up what was asked for before somebody wanted it. */
export function leaveEarly(): void {
  const early = globalThis.window?.early // not there in Node
  if (early) dropEarly(early.replies)
}

/**
 * The reply that is already on its way to this request, once; the next time it is asked for again.
 * @param signal gives it up on the wire: the browser holds requests of the same address behind one that is open
 */
export function takeEarly(request: Request, signal: AbortSignal): Promise<Response> | undefined {
  const early = globalThis.window?.early
  if (!early || request.method !== 'GET') return undefined
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('_t') // it only keeps caches away
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  const { headers } = request
  const key = earlyKey(headers.get('X-user-lang'), pathname + search, headers.get('Authorization'))
  early.askedAt.set(key, performance.now())
  if (request.cache === 'no-store') return undefined
  const taken = early.replies.get(key)
  early.replies.delete(key)
  if (taken) signal.addEventListener('abort', () => taken.leave.abort())
  return taken?.reply
}
