import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** A `ref` that focuses its element when it is mounted. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

export const focusFirstField = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus()

/** Shows more of a list, and focuses the first new item: the current button disappears or moves down. */
export function showMore(list: RefObject<HTMLElement | null>, show: () => void): void {
  const before = list.current?.children.length ?? 0
  flushSync(show)
  list.current?.children[before]?.querySelector<HTMLElement>('a, button')?.focus()
}

const CONTROL = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
const HEADING = 'h1, h2, h3'
const HIDDEN = '[inert], [aria-hidden=true]'
/** The part of the page that the focus doesn't leave. */
const SCOPE = 'form, section, nav, [role=dialog], [role=alertdialog], main, header, footer, body'

const DIALOG = '[role=dialog],[role=alertdialog]'
/** Time for React Aria's transitions after a dialog closes (ms). */
const AFTER_DIALOG = 200

type Place = { target: HTMLElement; previousSibling: Node | null; added: Node[] }

const isShown = (element: HTMLElement) =>
  element.getClientRects().length > 0 && !element.closest(HIDDEN) && !element.matches(':disabled')

const shownIn = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isShown)

/** @returns the heading or the first control of what replaced the control */
function replacement({ target, added }: Place) {
  const find = (selector: string) =>
    shownIn(target, selector).find((element) => added.some((node) => node.contains(element)))
  return find(HEADING) ?? find(CONTROL)
}

/** @returns the next control after the place, or else the last one before it, in the smallest ancestor that has any */
function neighbour({ target, previousSibling }: Place) {
  let before = previousSibling
  for (let around: HTMLElement | null = target; around; around = around.parentElement) {
    const controls = shownIn(around, CONTROL)
    const isBehind = (control: HTMLElement) =>
      !before ||
      (before.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING && !before.contains(control))
    const found = controls.find(isBehind) ?? controls.at(-1)
    if (found || around.matches(SCOPE)) return found ?? shownIn(around, HEADING)[0]
    before = around
  }
  return undefined
}

function ancestorsOf(element: Element | undefined): Element[] {
  const found = []
  for (let each = element?.parentElement; each; each = each.parentElement) found.push(each)
  return found
}

/** @returns the heading of the smallest part of the page among the ancestors that is still there */
function headingAround(ancestors: Element[]) {
  const part = ancestors.find((each) => each.isConnected && each.matches(SCOPE))
  return part && shownIn(part, HEADING)[0]
}

/**
 * Moves the focus when the control that has it disappears (§accessibility.8). The browser would drop it to the body:
 * keyboards and screen readers would start again at the top. Code that moves the focus itself goes first.
 * @returns stops it
 */
export function handFocusOn(): () => void {
  /** What has the focus, if it is a control or in a dialog, or was clicked: Safari doesn't focus a clicked button. */
  let current: Element | undefined
  /** The ancestors of the control that opened the dialog, nearest first: it may disappear together with its dialog. */
  let opened: Element[] = []
  let path = ''
  /** Where the page was scrolled to when the control got the focus. */
  let scrolled = 0
  let isStopped = false

  const observer = new MutationObserver((records) => {
    if (!current || current.isConnected) return
    const isInDialog = current.closest(DIALOG) !== null
    const removal = records.findLast(({ removedNodes }) => [...removedNodes].some((node) => node.contains(current!)))
    forget()
    if (!removal) return
    const { target, previousSibling } = removal
    const added = records
      .filter((record) => record.target === target)
      .flatMap(({ addedNodes }) => Array.from(addedNodes))
    const hand = () => moveFocus(target, previousSibling, added)
    const afterFrames = () => requestAnimationFrame(() => requestAnimationFrame(hand))
    // React Aria returns the focus itself, at the next frame or later; on a busy phone a timer may run before that.
    if (isInDialog) setTimeout(afterFrames, AFTER_DIALOG)
    else afterFrames()
  })
  function moveFocus(target: Node, previousSibling: Node | null, added: Node[]) {
    if (isStopped || document.activeElement !== document.body || location.pathname !== path) return
    const place = { target: target.isConnected ? (target as HTMLElement) : document.body, previousSibling, added }
    // A dialog is the last thing in the body: the control before it would be the last link of the footer.
    const beside = place.target === document.body ? undefined : neighbour(place)
    const next = replacement(place) ?? beside ?? headingAround(opened) ?? document.querySelector<HTMLElement>('h1')
    if (next?.matches(HEADING)) next.tabIndex = -1
    // Someone who has scrolled on meanwhile, as after “Refresh” on a slow line, is not pulled back.
    next?.focus({ preventScroll: Math.abs(scrollY - scrolled) > innerHeight })
    // The new target may disappear as well, when the press has its result.
    if (next) follow(next)
  }
  function follow(control: Element) {
    current = control
    path = location.pathname
    scrolled = scrollY
    observer.observe(document.body, { childList: true, subtree: true })
  }
  function forget() {
    current = undefined
    observer.disconnect()
  }
  function onClick({ target }: Event) {
    const control = target instanceof Element ? target.closest(CONTROL) : null
    if (control) follow(control)
  }
  function onFocus({ target }: Event) {
    if (!(target instanceof Element)) return forget()
    const isInDialog = target.closest(DIALOG) !== null
    if (isInDialog && !current?.closest(DIALOG)) opened = ancestorsOf(current)
    if (isInDialog || target.matches(CONTROL)) follow(target)
    else forget()
  }
  addEventListener('click', onClick, true)
  addEventListener('focusin', onFocus, true)
  return () => {
    isStopped = true // a handover may be waiting for its frame
    forget()
    removeEventListener('click', onClick, true)
    removeEventListener('focusin', onFocus, true)
  }
}
