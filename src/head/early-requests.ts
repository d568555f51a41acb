import { dropEarly, earlyKey, type Caller, type EarlyReply } from '../api/early.ts'
import { addressOf, ruleOf } from '../api/reads.ts'
import { firstReads, opened } from '../app/routing/pages.ts'

/** Time for which a request started during a page transition is not repeated (ms). */
const ON_THE_WAY = 3_000

/**
 * Starts a page's first requests while its code downloads: as the HTML arrives, and, called by the app, as soon as a person goes to
 * another page (§performance.11). The head script contains the functions of the table of pages, so that no other script needs them.
 */
export function earlyRequests(stored: (key: string) => string | null): NonNullable<Window['early']> {
  const replies = new Map<string, EarlyReply>()
  const askedAt = new Map<string, number>()
  function ask(address: { pathname: string; search: string }, { language, authorization, origin }: Caller) {
    dropEarly(replies) // nobody has used them
    const isSignedIn = authorization !== undefined
    const reads = firstReads(opened(address, stored, isSignedIn), isSignedIn)
    for (const read of reads) {
      const { bearer, freshFor, isUncached } = ruleOf(read)
      const caller = bearer === 'none' ? undefined : authorization
      const url = addressOf(read)
      const key = earlyKey(language, url, caller)
      const age = performance.now() - (askedAt.get(key) ?? -Infinity)
      if (age < Math.max(freshFor, ON_THE_WAY)) continue
      const leave = new AbortController()
      const reply = fetch(origin + url + (isUncached ? `?_t=${Date.now()}` : ''), {
        signal: leave.signal,
        headers: { 'X-user-lang': language, ...(caller && { Authorization: caller }) },
      })
      reply.catch(() => undefined) // whoever uses the reply gets the failure
      replies.set(key, { reply, leave })
    }
    return reads
  }
  return { replies, askedAt, ask }
}
