/** Maximum time between the two presses of a double press (ms), as in Windows. */
const DOUBLE = 500
/** Maximum distance between the two presses (px): a finger's breadth. */
const NEAR = 30
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role=option]'
/** Controls that a second press closes or makes act again; also one whose name changes, such as Listen. */
const ONCE = '[aria-expanded], summary, [data-once]'
const HEARD = ['pointerdown', 'pointerup', 'pointercancel', 'touchend', 'mousedown', 'mouseup', 'click']
/** Events of typing: if a person types between two presses, both are meant. */
const TYPED = ['keydown', 'input']

type Control = Element | null
type Press = { control: Control; name: string | null | undefined; x: number; y: number; at: number }

const controlOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(CONTROLS) : null)
const nameOf = (control: Control) => control?.getAttribute('aria-label') ?? control?.textContent
/** Whether two elements are the same control, even if it was rendered again, like "Try again" after another failure. */
const isSame = (control: Control, first: Control) =>
  control === first || (nameOf(control) !== '' && nameOf(control) === nameOf(first))

/** The second of a double press that nobody meant: the first has changed the control, or put another in its place. */
function isAstray(press: Press, first: Press) {
  const isSecond = press.at - first.at <= DOUBLE && Math.hypot(press.x - first.x, press.y - first.y) <= NEAR
  if (!isSecond || first.control === null) return false
  if (press.control === first.control) return first.control.matches(ONCE) || press.name !== first.name
  return (
    !isSame(press.control, first.control) &&
    !isSame(controlOf(document.elementFromPoint(first.x, first.y)), first.control)
  )
}

/**
 * Whether a click hits another control than the press began on, as that one has gone or moved. Clicks of scripts and
 * assistive technology have no detail; a click on a label is followed by one on its field.
 */
function isMoved({ target, detail }: MouseEvent, pressed: Control) {
  const control = controlOf(target)
  if (detail === 0 || control === null || pressed === null || isSame(control, pressed)) return false
  return !(pressed instanceof HTMLLabelElement && pressed.control === control)
}

/**
 * Drops a press that nobody meant (§shell.31): a double press on Next of a list would open a record of page 2. It is the
 * second of a double press, or a click whose control has gone since the press began: on a slow phone React Aria reports
 * a tap before the click. `event.detail` doesn't help, as phones don't count taps.
 * @returns stops it
 */
export function dropDoublePresses(): () => void {
  let first: Press | undefined
  let isDropping = false

  function hear(event: Event) {
    if (event.type === 'pointerdown') {
      // On a busy phone the second press waits for the first one's work; its time is that of the finger.
      const { clientX: x, clientY: y, timeStamp: at, target } = event as PointerEvent
      const control = controlOf(target)
      const press = { control, name: nameOf(control), x, y, at }
      isDropping = first !== undefined && isAstray(press, first)
      // An impatient finger presses on: each dropped press counts as the second of another double press.
      first = isDropping ? { ...first!, at } : press
    }
    if (event.type === 'pointercancel') first = undefined // the press became scrolling
    if (event.type === 'click' && isMoved(event as MouseEvent, first?.control ?? null)) isDropping = true
    // In a text field the second press also selects a word; only its click, which would close a list, is dropped.
    if (!isDropping || (event.type !== 'click' && controlOf(event.target)?.matches('input'))) return
    event.preventDefault()
    event.stopPropagation()
    // These are the last events of a press: after a prevented touchend there is no click.
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
