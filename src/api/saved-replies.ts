import { createEmitter } from '../ui/hooks/emitter.ts'
import { SAVED_AT, TELL_AGAIN, type SaidOfCopy } from './saved-store.ts'

/** So long, in ms, a fresh reply has to take the place of a copy before the page says how old it is: nothing flashes on a good line. */
export const COPY_IS_FINE_FOR = 4_000

/** Replies that were saved copies: address with its language → when it was saved, and the pages that asked for it. */
type Copy = { at: number; shownAt: number; hasFresh?: boolean; isOverdue?: boolean; pages: Set<string> }
const saved = new Map<string, Copy>()
const { emit, subscribe: watchSaved } = createEmitter()
export { watchSaved }

const keyOf = (lang: string | null, url: string) => `${lang} ${url.replace(/[?&]_t=\d+/, '')}`

/** Remembers how old a reply is. One that comes from the server again makes every page that shows it fresh. */
export function noteReply(request: Request, { headers }: Response): void {
  const at = Number(headers.get(SAVED_AT))
  const key = keyOf(request.headers.get('X-user-lang'), request.url)
  if (at > 0) {
    const before = saved.get(key)
    const copy: Copy = { at, shownAt: Date.now(), pages: (before?.pages ?? new Set()).add(location.pathname) }
    // Asked for again and still old.
    if (before) copy.isOverdue = true
    else setTimeout(() => setOverdue(copy), COPY_IS_FINE_FOR)
    saved.set(key, copy)
    listen()
  } else if (!saved.delete(key)) return
  emit()
}

function setOverdue(copy: Copy) {
  copy.isOverdue = true
  emit()
}

const savedOn = (pathname: string) => Array.from(saved).filter(([, { pages }]) => pages.has(pathname))

/** Whether anything of what a page shows is a copy, no matter for how long. */
export const hasSaved = (pathname: string): boolean => savedOn(pathname).length > 0

/** When the oldest of what a page shows was saved, ms since 1970; undefined when all of it came from the server, or is about to. */
export function oldestOn(pathname: string): number | undefined {
  const times = savedOn(pathname).flatMap(([, { at, isOverdue }]) => (isOverdue ? at : []))
  return times.length > 0 ? Math.min(...times) : undefined
}

/** When the copies were shown, ms since 1970, whose fresh reply has come since: each is named once. */
export function takeFresh(): number[] {
  const come = Array.from(saved.values()).filter(({ hasFresh }) => hasFresh)
  for (const copy of come) copy.hasFresh = false
  return come.map(({ shownAt }) => shownAt)
}

let isListening = false
/** The worker says when a slow reply has come after all, and when it will not. */
function listen(): void {
  if (isListening) return
  isListening = true
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<Partial<SaidOfCopy> | null>) => {
    const { fresh, failed, lang } = data ?? {}
    const copy = saved.get(keyOf(lang ?? null, fresh ?? failed ?? ''))
    if (!copy) return
    if (failed === undefined) copy.hasFresh = true
    else copy.isOverdue = true
    emit()
  })
  // Its own first copies are older than the code that listens.
  navigator.serviceWorker?.controller?.postMessage(TELL_AGAIN)
}

/** Whether a record with a contact is among the saved copies that a page shows: the contact is not in the copy. */
export const lacksContact = (pathname: string): boolean => savedOn(pathname).some(([key]) => key.endsWith('/detail/'))
