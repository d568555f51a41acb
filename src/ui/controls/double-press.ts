/** Maximum time between two presses of a double press (ms). */
const DOUBLE = 400
/** Maximum distance between the two (px): a finger's breadth. */
const NEAR = 30
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role=option]'
const HEARD = ['pointerdown', 'pointerup', 'pointercancel', 'touchend', 'mousedown', 'mouseup', 'click']
/** A person who types between two presses means both. */
const TYPED = ['keydown', 'input']

type Press = { control: Element | null | undefined; x: number; y: number; at: number }

const controlOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(CONTROLS) : null)
/** Whether two elements are the same control, even if it was rendered again, like "Try again" after another failure. */
const isSame = (control: Press['control'], first: Press['control']) =>
  control === first || (control?.textContent !== '' && control?.textContent === first?.textContent)

/** Whether a second press hits the wrong control, because the first press has changed what is under the finger. */
function isAstray(first: Press, { control, x, y, at }: Press) {
  if (at - first.at > DOUBLE || Math.hypot(x - first.x, y - first.y) > NEAR || isSame(control, first.control))
    return false
  return !isSame(controlOf(document.elementFromPoint(first.x, first.y)), first.control)
}

/** Whether a click follows a link that came under the finger after the press had begun on something else. */
function isMoved({ target, detail }: MouseEvent, press: Press | undefined) {
  const link = target instanceof Element ? target.closest('a') : null
  return link !== null && detail > 0 && press?.control != null && !isSame(link, press.control)
}

/**
 * Drops the second press of a double press if it would hit another control: after a list jumped to its top, a page changed, a dialog
 * opened or a list of options closed (§shell.31). `event.detail` doesn't help: phones don't count taps. Called once, when the app starts.
 * @returns stops it
 */
export function dropDoublePresses(): () => void {
  let first: Press | undefined
  let isDropping = false

  function hear(event: Event) {
    if (event.type === 'pointerdown') {
      const { clientX: x, clientY: y, timeStamp: at, target } = event as PointerEvent
      const press = { control: controlOf(target), x, y, at }
      isDropping = first?.control != null && isAstray(first, press)
      if (!isDropping) first = press
    }
    if (event.type === 'click' && isMoved(event as MouseEvent, first)) isDropping = true
    if (!isDropping) return
    event.preventDefault()
    event.stopPropagation()
    // The last event of the press: after a prevented touchend there is no click.
    if (['pointercancel', 'touchend', 'click'].includes(event.type)) isDropping = false
  }
  const forget = () => (first = undefined)
  for (const type of HEARD) addEventListener(type, hear, true)
  for (const type of TYPED) addEventListener(type, forget, true)
  return () => {
    for (const type of HEARD) removeEventListener(type, hear, true)
    for (const type of TYPED) removeEventListener(type, forget, true)
  }
}
