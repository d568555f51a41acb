import type { Query, QueryClient } from '@tanstack/react-query'
import {
  forgetLastSeen,
  forgottenAt,
  isCopy,
  LAST_SEEN,
  lastSeenKey,
  type LastSeen,
  type LastSeenPage,
} from '../../api/copies/copies.ts'
import { DIRECTORY_TYPES, paths } from '../../domain/navigation/paths.ts'
import { readSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { contactsIn, withoutContacts } from '../../api/copies/remember.ts'
import { isTranslated } from '../page-translation.ts'
import { skeleton } from '../../ui/feedback/feedback.css.ts'

const LISTS = new Set([paths.board(), paths.directory(), paths.enquiries()])
const ID = '[1-9]\\d*'
const RECORDS = new RegExp(
  `^(${[paths.boardEnquiry(ID), paths.enquiry(ID), ...DIRECTORY_TYPES.map((type) => paths.business(type, ID))].join('|')})$`,
)
/** Queries that are saved, by the first two parts of their keys (src/api/ask.ts). */
const SAVED =
  /^(enquiries,(listOwnEnquiries|listGlobalEnquiries|getEnquiryDetail|getEnquiry|listEnquiryTasks|similar)|directory,(list|get)\w+),/
/** Queries that are never saved. A page that uses them may show their data, so it isn't saved either. */
const SECRET = /^(profile|payment),/

/** Something open, or an alert. The current stage of an enquiry is open by default, so it counts when closed. */
const CHANGED =
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- selectors
  '[role=dialog],#main [role=alert],#main [aria-expanded=true]:not([aria-current]),#main [aria-current][aria-expanded=false]'

/** Idle time before a page counts as settled (ms): tools and badges appear after its content. */
const QUIET = 1_000
/** Maximum age of data that is saved (ms): another tab may have changed older data. */
const NEW = 20_000
/** Time in which a reply requested before a change may still arrive (ms, api/client.ts). */
const READ_TAKES = 10_000
/** Maximum size of all saved pages, out of the 5 million characters that a site may store. */
const MAX_CHARACTERS = 250_000

/**
 * Saves each page, once it has settled, for the first paint of its next visit: a slow phone shows a warm board after
 * 866 ms with a copy, and after 1,932 without.
 */
export function saveLastSeen(queryClient: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => (queryClient.isFetching() > 0 ? later() : now()), QUIET)
  }
  // A page that is left before it settles is saved too.
  const now = () => {
    if (timer === undefined || queryClient.isFetching() > 0) return
    clearTimeout(timer)
    timer = undefined
    save(queryClient)
  }
  later()
  queryClient.getQueryCache().subscribe(later)
  addEventListener('pagehide', now)
}

function save(queryClient: QueryClient): void {
  const { token } = readSession()
  const app = window.early?.app
  const page = token && app && pageOf(queryClient)
  if (!page) return
  const address = lastSeenKey(document.documentElement.lang, location)
  try {
    const before = JSON.parse(localStorage.getItem(LAST_SEEN) ?? 'null') as LastSeen | null
    const isMine = before?.token === token && before.app === app
    const pages = isMine ? before.pages.filter(([of]) => of !== address) : []
    if (page !== 'with-contact') pages.push([address, page])
    while (JSON.stringify(pages).length > MAX_CHARACTERS) pages.shift()
    // Another tab may have ended the session.
    if (readStored('authToken') === token) localStorage.setItem(LAST_SEEN, JSON.stringify({ token, app, pages }))
  } catch {
    forgetLastSeen() // full or blocked: what is stored is older than what was shown last
  }
}

/** The content of a list or a record; undefined when it must not be saved now. */
function pageOf(queryClient: QueryClient): LastSeenPage | 'with-contact' | undefined {
  const main = document.querySelector('#main')
  const isRecord = RECORDS.test(location.pathname)
  const { state } = history as { state: { usr?: unknown } | null }
  if (
    !(LISTS.has(location.pathname) || isRecord) ||
    // A page is not saved in a transition, with something open, in a browser's translation, or with a message that it
    // shows once.
    main?.children.length !== 1 ||
    document.querySelector(CHANGED) ||
    isTranslated(main) ||
    state?.usr ||
    // A list with `near` is sorted on the device.
    new URLSearchParams(location.search).has('near')
  )
    return undefined
  const active = queryClient.getQueryCache().findAll({ type: 'active' })
  const nameOf = ({ queryKey }: Query) => queryKey.join()
  const saved = active.filter((query) => SAVED.test(nameOf(query)))
  const at = Math.min(...saved.map((query) => query.state.dataUpdatedAt))
  const queries = saved.map(({ queryKey, state }): LastSeenPage['queries'][number] => [queryKey, state.data])
  if (
    active.some((query) => SECRET.test(nameOf(query)) || query.state.error || isCopy(query.state.dataUpdatedAt)) ||
    !(Date.now() - at < NEW) ||
    at < forgottenAt + READ_TAKES
  )
    return undefined
  const stripped = withoutContacts(queries) as typeof queries
  // A list with contacts is not saved.
  if (!isRecord && JSON.stringify(stripped) !== JSON.stringify(queries)) return 'with-contact'
  const heights = Object.fromEntries(
    Array.from(main.querySelectorAll<HTMLElement>('[data-room]'), (room) => [
      room.dataset.room!,
      room.getBoundingClientRect().height,
    ]),
  )
  const page = { at, width: innerWidth, queries: stripped, heights, main: markupOf(main.children[0]!) }
  // Somebody may also have typed their phone number into a text.
  const text = JSON.stringify(page)
  return contactsIn(queries).some((contact) => text.includes(contact)) ? 'with-contact' : page
}

/** Elements that a copy may have: none runs code or loads anything but pictures. */
const ELEMENTS =
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a selector
  'a,article,b,bdi,br,button,dd,details,div,dl,dt,em,footer,form,h1,h2,h3,h4,h5,h6,header,img,input,label,li,nav,ol,option,p,section,select,small,span,strong,summary,time,ul,wbr,svg,svg *'
/** Attributes that a copy may have. `value`, which holds typed text, is not among them. */
const ATTRIBUTES =
  /^(class|lang|dir|alt|width|height|type|loading|placeholder|hidden|inert|disabled|colspan|d|viewBox|fill|stroke(-\w+)?|c[xy]|r[xy]?|x|y|(aria|data)-[\w-]+)$/
/** Addresses on this site only; no other site and no `javascript:`. */
const ADDRESS = /^\/(?!\/)/

const isAllowed = (name: string, value: string) =>
  ATTRIBUTES.test(name) || (/^(href|src)$/.test(name) && ADDRESS.test(value))

/** A page as a copy shows it: without contacts and typed text. Links work by touch, other controls wait for React. */
export function markupOf(page: Element): string {
  // The copy is made in a document of its own, where pictures aren't fetched.
  const copy = document.implementation.createHTMLDocument('').importNode(page, true)
  for (const each of copy.querySelectorAll('*')) if (!each.matches(ELEMENTS)) each.remove()
  for (const each of copy.querySelectorAll('*'))
    for (const name of each.getAttributeNames())
      if (!isAllowed(name, each.getAttribute(name)!)) each.removeAttribute(name)
  for (const room of copy.querySelectorAll('[data-room]')) {
    room.replaceChildren()
    room.className = skeleton
  }
  for (const link of copy.querySelectorAll('a')) link.tabIndex = -1
  for (const control of copy.querySelectorAll('button,input,select,summary,[data-acts]'))
    control.toggleAttribute('inert', true)
  for (const acts of copy.querySelectorAll<HTMLElement>('[data-acts]')) acts.dataset.acts = 'waiting'
  return copy.innerHTML
}
