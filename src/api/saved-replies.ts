import { SAVED_AT } from './saved-store.ts'

/** Replies that were saved copies: address with its language → when it was saved, and the pages that asked for it. */
const saved = new Map<string, { at: number; pages: Set<string> }>()
const listeners = new Set<() => void>()

/** Remembers how old a reply is. One that comes from the server again makes every page that shows it fresh. */
export function noteReply(request: Request, { headers }: Response): void {
  const at = Number(headers.get(SAVED_AT))
  const key = `${request.headers.get('X-user-lang')} ${request.url.replace(/[?&]_t=\d+/, '')}`
  if (at > 0) {
    const pages = saved.get(key)?.pages ?? new Set()
    saved.set(key, { at, pages: pages.add(location.pathname) })
  } else if (!saved.delete(key)) return
  for (const listener of listeners) listener()
}

const savedOn = (pathname: string) => Array.from(saved).filter(([, { pages }]) => pages.has(pathname))

/** When the oldest of what a page shows was saved, ms since 1970; undefined when all of it came from the server. */
export function oldestOn(pathname: string): number | undefined {
  const times = savedOn(pathname).map(([, { at }]) => at)
  return times.length > 0 ? Math.min(...times) : undefined
}

/** Whether a record with a contact is among the saved copies that a page shows: the contact is not in the copy. */
export const lacksContact = (pathname: string): boolean => savedOn(pathname).some(([key]) => key.endsWith('/detail/'))

export function watchSaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
