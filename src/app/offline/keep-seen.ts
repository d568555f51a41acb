import type { Query, QueryClient } from '@tanstack/react-query'
import { hasSaved } from '../../api/saved-replies.ts'
import { mayBeSaid, mayBeSeen, seenAddress, sumOf, type Part, type Seen, type SeenPage } from '../../api/seen.ts'
import { forgetSeen, forgottenAt, SEEN } from '../../api/seen-store.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { readSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { withoutContacts } from '../../worker/rules.ts'

/** What is looked through. A record is not among them: on it one acts, and it may show a contact. */
const LISTS = new Set([paths.board(), paths.directory(), paths.enquiries()])
/** Their queries. */
const KEPT = /^(enquiries,(own|global)|directory,list),/
/** What is in no saved copy either: a page that uses them shows it, perhaps. */
const SECRET = /^(profile|payment),/

/** So long a page has to be quiet, in ms: what comes after its content (tools, badges) stands too then. */
const QUIET = 1_000
/** Data is kept as it comes, or not at all: of an older one nobody knows what has been changed since, in another tab. In ms. */
const NEW = 20_000
/** What was asked for before a change may come so much later, in ms (api/client.ts). */
const READ_TAKES = 10_000
/** Of the 5 million characters that a site may store, these at most. */
const MOST = 250_000

/** Keeps what is shown of a list whenever it has come and the page is quiet. @returns stops it */
export function keepSeen(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => (queryClient.isFetching() > 0 ? later() : now()), QUIET)
  }
  // Who leaves sooner has seen it too.
  const now = () => {
    if (timer === undefined || queryClient.isFetching() > 0) return
    clearTimeout(timer)
    timer = undefined
    keep(queryClient)
  }
  later()
  const unsubscribe = queryClient.getQueryCache().subscribe(later)
  addEventListener('pagehide', now)
  return () => {
    clearTimeout(timer)
    unsubscribe()
    removeEventListener('pagehide', now)
  }
}

function keep(queryClient: QueryClient): void {
  const { token } = readSession()
  const app = window.early?.app
  const page = token && app && pageOf(queryClient)
  if (!page) return
  const address = seenAddress(document.documentElement.lang, location)
  try {
    const before = readSeen()
    const isMine = before?.token === token && before.app === app
    const others = isMine ? before.pages.filter(([of]) => of !== address) : []
    const pages: Seen['pages'] = page === 'with-contact' ? others : [...others, asText(address, page)]
    while (JSON.stringify(pages).length > MOST) pages.shift()
    // Another tab may have ended the session.
    if (readStored('authToken') === token) localStorage.setItem(SEEN, JSON.stringify({ token, app, pages }))
  } catch {
    forgetSeen() // full, or blocked: what was kept before is older than what was seen
  }
}

function asText(address: string, page: SeenPage): Seen['pages'][number] {
  const text = JSON.stringify(page)
  return [address, text, sumOf(text)]
}

function readSeen(): Seen | undefined {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? '') as Seen
  } catch {
    return undefined
  }
}

/** What is shown of a list; undefined where that is not to be kept now. */
function pageOf(queryClient: QueryClient): SeenPage | 'with-contact' | undefined {
  const main = document.querySelector('#main')
  const { state } = history as { state: { usr?: unknown } | null }
  if (
    !LISTS.has(location.pathname) ||
    // One page is being left, or something is open or was said once.
    main?.children.length !== 1 ||
    document.querySelector('[role=dialog], #main [role=alert], #main [aria-expanded=true]') ||
    state?.usr ||
    // Of this visit alone: the next one has another order.
    readStored('directory_near') ||
    // Its age would be another.
    hasSaved(location.pathname)
  )
    return undefined
  const active = queryClient.getQueryCache().findAll({ type: 'active' })
  const nameOf = ({ queryKey }: Query) => queryKey.join()
  const kept = active.filter((query) => KEPT.test(nameOf(query)))
  const at = Math.min(...kept.map((query) => query.state.dataUpdatedAt))
  const queries = kept.map(({ queryKey, state }): SeenPage['queries'][number] => [queryKey, state.data])
  if (
    active.some((query) => SECRET.test(nameOf(query)) || query.state.error) ||
    !(Date.now() - at < NEW) ||
    at < forgottenAt + READ_TAKES
  )
    return undefined
  if (JSON.stringify(withoutContacts(queries)) !== JSON.stringify(queries)) return 'with-contact'
  return { at, width: innerWidth, queries, main: [...main.children[0]!.childNodes].flatMap(partOf) }
}

function partOf(node: Node): Part[] {
  if (node instanceof Text) return [node.data]
  if (!(node instanceof Element) || !mayBeSeen(node.localName)) return []
  const attributes = Array.from(node.attributes, ({ name, value }): [string, string] => [name, value])
  return [
    [
      node.localName,
      Object.fromEntries(attributes.filter(([name, value]) => mayBeSaid(name, value))),
      ...[...node.childNodes].flatMap(partOf),
    ],
  ]
}
