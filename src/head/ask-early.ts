import { abortUntaken, earlyKey, type Caller } from '../api/first-load/early.ts'

/** A request that starts before the page's code has loaded, in a form that its HTML can contain. */
export type EarlyRequest = {
  /** `*` stands for the id in the page's address. */
  url: string
  /** Whether it is sent with the token. */
  bearer: 'none' | 'optional' | 'required'
  /** How long a reply stays fresh (ms). */
  freshFor: number
  isUncached?: boolean | undefined
}

export const earlyRequest = (url: string, { bearer, freshFor, isUncached }: Omit<EarlyRequest, 'url'>) => ({
  url,
  bearer,
  freshFor,
  isUncached,
})

/** Minimum time between two requests of the same address (ms). */
const ON_THE_WAY = 3_000

/** Sends the requests whose last reply is no longer fresh. Aborts earlier early requests that nobody has taken. */
export function askEarly(requests: readonly EarlyRequest[], { language, authorization, origin }: Caller): void {
  const { replies, askedAt } = window.early!
  abortUntaken()
  for (const { url: pattern, bearer, freshFor, isUncached } of requests) {
    const url = pattern.replace('*', /\d+/.exec(location.pathname)?.[0] ?? '')
    const caller = bearer === 'none' ? undefined : authorization
    if (bearer === 'required' && !caller) continue
    const key = earlyKey(language, url, caller)
    const age = performance.now() - (askedAt.get(key) ?? -Infinity)
    if (age < Math.max(freshFor, ON_THE_WAY)) continue
    const controller = new AbortController()
    const reply = fetch(origin + url + (isUncached ? `?_t=${Date.now()}` : ''), {
      signal: controller.signal,
      headers: { 'X-user-lang': language, ...(caller && { Authorization: caller }) },
    })
    reply.catch(() => undefined) // the code that takes the reply reports it
    replies.set(key, { reply, controller })
  }
}
