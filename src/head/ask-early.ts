import { dropEarly, earlyKey, type Caller } from '../api/first-load/early.ts'

/** What is asked for before the code of a page is there, as its HTML can say it. */
export type EarlyRequest = {
  /** With `*` for the id in the address of the page. */
  url: string
  /** Whether a token goes with it. */
  bearer: 'none' | 'optional' | 'required'
  /** How long a reply counts as new, in ms. */
  freshFor: number
  isUncached?: boolean | undefined
}

export const earlyRequest = (url: string, { bearer, freshFor, isUncached }: Omit<EarlyRequest, 'url'>) => ({
  url,
  bearer,
  freshFor,
  isUncached,
})

/** Time within which nothing is asked for a second time (ms). */
const ON_THE_WAY = 3_000

/** Asks for what nobody has asked for so lately that it is fresh. What was asked for before and nobody has taken is given up. */
export function askEarly(requests: readonly EarlyRequest[], { language, authorization, origin }: Caller): void {
  const { replies, askedAt } = window.early!
  dropEarly(replies)
  for (const { url: pattern, bearer, freshFor, isUncached } of requests) {
    const url = pattern.replace('*', /\d+/.exec(location.pathname)?.[0] ?? '')
    const caller = bearer === 'none' ? undefined : authorization
    if (bearer === 'required' && !caller) continue
    const key = earlyKey(language, url, caller)
    const age = performance.now() - (askedAt.get(key) ?? -Infinity)
    if (age < Math.max(freshFor, ON_THE_WAY)) continue
    const leave = new AbortController()
    const reply = fetch(origin + url + (isUncached ? `?_t=${Date.now()}` : ''), {
      signal: leave.signal,
      headers: { 'X-user-lang': language, ...(caller && { Authorization: caller }) },
    })
    reply.catch(() => undefined) // anyone who takes it up sees the failure
    replies.set(key, { reply, leave })
  }
}
