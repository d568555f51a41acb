const CONTROL = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
const HEADING = 'h1, h2, h3'
const HIDDEN = '[inert], [aria-hidden=true]'
/** The focus stays inside the part of the page in which the control was. */
const SCOPE = 'form, section, nav, [role=dialog], [role=alertdialog], main, header, footer, body'

type Place = { target: HTMLElement; previousSibling: Node | null; added: Node[] }

const isShown = (element: HTMLElement) =>
  element.getClientRects().length > 0 && !element.closest(HIDDEN) && !element.matches(':disabled')

const shownIn = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isShown)

/** @returns the heading or first control of what came in the place of the control */
function replacement({ target, added }: Place) {
  const find = (selector: string) =>
    shownIn(target, selector).find((element) => added.some((node) => node.contains(element)))
  return find(HEADING) ?? find(CONTROL)
}

/** @returns the next control behind the place, or the last one before it, in the smallest element around it that has one */
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

/**
 * Hands the focus on when a control disappears that was pressed, or that Escape was pressed on (§accessibility.8): the browser would drop it to the body. Code that moves the
 * focus itself, a dialog that closes or a page that opens, goes first. Called once, at the start of the app.
 * @returns the way to stop it
 */
export function handFocusOn(): () => void {
  let pressed: Element | undefined
  let path = ''

  const observer = new MutationObserver((records) => {
    if (!pressed || pressed.isConnected) return
    const removal = records.findLast(({ removedNodes }) => [...removedNodes].some((node) => node.contains(pressed!)))
    forget()
    if (!removal) return
    const { target, previousSibling } = removal
    const added = records
      .filter((record) => record.target === target)
      .flatMap(({ addedNodes }) => Array.from(addedNodes))
    // React Aria gives the focus back in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => land(target, previousSibling, added)))
  })
  function land(target: Node, previousSibling: Node | null, added: Node[]) {
    if (document.activeElement !== document.body || location.pathname !== path) return
    const place = { target: target.isConnected ? (target as HTMLElement) : document.body, previousSibling, added }
    const next = replacement(place) ?? neighbour(place) ?? document.querySelector<HTMLElement>('h1')
    if (next?.matches(HEADING)) next.tabIndex = -1
    next?.focus()
    // It may go away in its turn, with the answer to the press.
    if (next) follow(next)
  }
  function follow(control: Element) {
    pressed = control
    path = location.pathname
    observer.observe(document.body, { childList: true, subtree: true })
  }
  function forget() {
    pressed = undefined
    observer.disconnect()
  }
  function onClick({ target }: Event) {
    const control = target instanceof Element ? target.closest(CONTROL) : null
    if (control) follow(control)
  }
  function onKey({ key }: KeyboardEvent) {
    if (key === 'Escape' && document.activeElement?.matches(CONTROL)) follow(document.activeElement)
  }
  function onFocus({ target }: Event) {
    if (target !== pressed) forget()
  }
  addEventListener('click', onClick, true)
  addEventListener('keydown', onKey, true)
  addEventListener('focusin', onFocus, true)
  return () => {
    forget()
    removeEventListener('click', onClick, true)
    removeEventListener('keydown', onKey, true)
    removeEventListener('focusin', onFocus, true)
  }
}
