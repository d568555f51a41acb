import { createEmitter } from '../ui/hooks/emitter.ts'
import { SAVED_AT, type Fresh } from './saved-store.ts'

/** Replies that were saved copies: address with its language → when it was saved, and the pages that asked for it. */
type Copy = { at: number; shownAt: number; hasFresh?: boolean; pages: Set<string> }
const saved = new Map<string, Copy>()
const { emit, subscribe: watchSaved } = createEmitter()
export { watchSaved }

const keyOf = (lang: string | null, url: string) => `${lang} ${url.replace(/[?&]_t=\d+/, '')}`

/** Remembers how old a reply is. One that comes from the server again makes every page that shows it fresh. */
export function noteReply(request: Request, { headers }: Response): void {
  const at = Number(headers.get(SAVED_AT))
  const key = keyOf(request.headers.get('X-user-lang'), request.url)
  if (at > 0) {
    listen()
    const pages = saved.get(key)?.pages ?? new Set()
    saved.set(key, { at, shownAt: Date.now(), pages: pages.add(location.pathname) })
  } else if (!saved.delete(key)) return
  emit()
}

const savedOn = (pathname: string) => Array.from(saved).filter(([, { pages }]) => pages.has(pathname))

/** When the oldest of what a page shows was saved, ms since 1970; undefined when all of it came from the server. */
export function oldestOn(pathname: string): number | undefined {
  const times = savedOn(pathname).map(([, { at }]) => at)
  return times.length > 0 ? Math.min(...times) : undefined
}

/** When the copies were shown, ms since 1970, whose fresh reply has come since: each is named once. */
export function takeFresh(): number[] {
  const come = Array.from(saved.values()).filter(({ hasFresh }) => hasFresh)
  for (const copy of come) copy.hasFresh = false
  return come.map(({ shownAt }) => shownAt)
}

let isListening = false
/** The worker says when a slow reply has come after all. */
function listen(): void {
  if (isListening) return
  isListening = true
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<Partial<Fresh> | null>) => {
    const copy = data?.fresh === undefined ? undefined : saved.get(keyOf(data.lang ?? null, data.fresh))
    if (!copy) return
    copy.hasFresh = true
    emit()
  })
}

/** Whether a record with a contact is among the saved copies that a page shows: the contact is not in the copy. */
export const lacksContact = (pathname: string): boolean => savedOn(pathname).some(([key]) => key.endsWith('/detail/'))
