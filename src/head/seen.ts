import {
  isAllowedAttribute,
  isAllowedElement,
  SEEN_LASTS,
  seenAddress,
  sumOf,
  type Part,
  type Seen,
  type SeenPage,
} from '../api/seen.ts'
import { SEEN } from '../api/seen-store.ts'

type Stored = (key: string) => string | null

/** This person's copy of the page at this address, from this build; undefined without a valid copy. */
export function findSeen(stored: Stored, token: string, app: string): SeenPage | undefined {
  // Without a business type the guard asks for the profile first.
  if (!stored('business_type')) return undefined
  try {
    const seen = JSON.parse(stored(SEEN) ?? '') as Seen
    if (seen.token !== token || seen.app !== app) return undefined
    const address = seenAddress(document.documentElement.lang, location)
    const [, text = '', sum] = seen.pages.find(([of]) => of === address) ?? []
    if (sumOf(text) !== sum) return undefined
    const page = JSON.parse(text) as SeenPage
    const age = Date.now() - page.at
    return age >= 0 && age < SEEN_LASTS ? page : undefined
  } catch {
    return undefined
  }
}

function build(part: Part, space: string): Node {
  if (typeof part === 'string') return new Text(part)
  const [name, attributes, ...children] = part
  if (!isAllowedElement(name)) return new Text('')
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a namespace
  const own = name === 'svg' ? 'http://www.w3.org/2000/svg' : space
  const element = document.createElementNS(own, name)
  for (const [key, value] of Object.entries(attributes))
    if (isAllowedAttribute(key, value)) element.setAttribute(key, value)
  const height = attributes['data-height']
  if (height) (element as HTMLElement).style.height = height
  // The copy is replaced in a moment, so its controls take no keyboard focus.
  if (/^(a|button|input|select)$/.test(name)) element.setAttribute('tabindex', '-1')
  element.append(...children.map((child) => build(child, own)))
  return element
}

/**
 * Shows what this person saw last in the main part of the frame, as soon as the frame and its styles are there. Screen readers don't get
 * it, but its links work by touch. React replaces it (main.tsx) and starts with the data in it. If another tab ends the session, the copy
 * is removed.
 */
export function showSeen(
  page: SeenPage,
  { stored, token, early }: { stored: Stored; token: string; early: NonNullable<Window['early']> },
): void {
  const copy = document.createElement('div')
  copy.dataset.seen = ''
  copy.setAttribute('aria-hidden', 'true')
  const show = () => {
    const place = document.querySelector('#main > :empty')
    const styles = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
    styles?.addEventListener('load', show)
    if (!place || innerWidth !== page.width || !styles?.sheet) return
    parsing.disconnect()
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- a namespace
    copy.append(...page.main.map((part) => build(part, 'http://www.w3.org/1999/xhtml')))
    place.append(copy)
  }
  const parsing = new MutationObserver(show)
  parsing.observe(document, { childList: true, subtree: true })
  early.seen = { at: page.at, queries: page.queries, rooms: page.rooms, token }

  const look = () => {
    if (stored('authToken') === token) return
    page.main = []
    copy.remove()
    delete early.seen
  }
  for (const event of ['storage', 'pageshow', 'visibilitychange']) addEventListener(event, look)
}

/** Maximum wait for the parts that a page renders after its content (ms). */
const WHOLE_WITHIN = 3_000

/**
 * Presses the button that replaces a pressed button of the copy. It waits until the page has exactly the copy's buttons, so that it
 * can't press a wrong one. It gives up when the person presses something else. @returns whether it is a button of the copy
 */
export function pressRedrawn(pressed: Element): boolean {
  if (!pressed.closest('[data-seen]')) return false
  const buttonsIn = (within: Element | null) => [...(within?.querySelectorAll('button') ?? [])]
  const said = (buttons: Element[]) => buttons.map(({ textContent }) => textContent).join('\n')
  const before = buttonsIn(pressed.closest('[data-seen]'))
  const at = before.findIndex((button) => button === pressed)
  const look = () => {
    const now = buttonsIn(document.querySelector('#main'))
    if (said(now) !== said(before)) return
    stop()
    if (window.early?.seen) now[at]?.click() // not after the session has ended
  }
  const changes = new MutationObserver(look)
  changes.observe(document.body, { childList: true, subtree: true })
  const stop = () => {
    changes.disconnect()
    removeEventListener('pointerdown', stop, true)
  }
  addEventListener('pointerdown', stop, true)
  setTimeout(stop, WHOLE_WITHIN)
  // The app handles events from the next task on.
  setTimeout(look)
  return true
}
