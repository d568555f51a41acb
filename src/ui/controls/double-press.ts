/** Maximum time between two presses of a double press, or between a change under the finger and a press that didn't see it (ms). */
const DOUBLE = 400
/** How long a press is followed by what it changes under the finger: a slow phone shows it late (ms). */
const FOLLOWED = 3_000
/** Maximum distance between the two (px): a finger's breadth. */
const NEAR = 30
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role=option]'
const HEARD = ['pointerdown', 'pointerup', 'pointercancel', 'touchend', 'mousedown', 'mouseup', 'click']
/** A person who types between two presses means both. */
const TYPED = ['keydown', 'input']

type Control = Element | null | undefined
type Press = { control: Control; x: number; y: number; at: number; under: Control; changedAt: number }

const controlOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(CONTROLS) : null)
const nameOf = (control: Control) => control?.getAttribute('aria-label') ?? control?.textContent
/** Whether two elements are the same control, even if it was rendered again, like "Try again" after another failure. */
const isSame = (control: Control, first: Control) =>
  control === first || (nameOf(control) !== '' && nameOf(control) === nameOf(first))

function noteChange(press: Press) {
  const under = controlOf(document.elementFromPoint(press.x, press.y))
  if (!isSame(under, press.under)) Object.assign(press, { under, changedAt: performance.now() })
}

/** Whether a second press hits the wrong control, because the first press has changed what is under the finger. */
function isAstray(first: Press, { control, x, y, at }: Press) {
  if (at - first.changedAt > DOUBLE || Math.hypot(x - first.x, y - first.y) > NEAR || isSame(control, first.control))
    return false
  return !isSame(first.under, first.control)
}

/**
 * Whether a click hits another control than the press began on, because that one has gone or moved in between. Clicks of scripts and
 * assistive technology have no detail; a click on a label is followed by one on its field.
 */
function isMoved({ target, detail }: MouseEvent, pressed: Control) {
  const control = controlOf(target)
  if (detail === 0 || control === null || pressed == null || isSame(control, pressed)) return false
  return !(pressed instanceof HTMLLabelElement && pressed.control === control)
}

/**
 * Drops a press that would hit a control nobody chose (§shell.31). First case: the second press of a double press, after a list has jumped
 * to its top or a page, dialog or list of options has changed. Second case: a click whose control has gone since the press
 * began. On a slow phone React Aria reports a tap before the browser's click. `event.detail` doesn't help: phones don't count taps.
 * Called once, when the app starts.
 * @returns stops it
 */
export function dropDoublePresses(): () => void {
  let first: Press | undefined
  let isDropping = false

  /** Notes when another control came under the finger. Ends with the next press. */
  function follow(press: Press) {
    if (press !== first || performance.now() - press.at > FOLLOWED) return
    noteChange(press)
    setTimeout(() => follow(press), 100)
  }

  function hear(event: Event) {
    if (event.type === 'pointerdown') {
      const { clientX: x, clientY: y, timeStamp: at, target } = event as PointerEvent
      const control = controlOf(target)
      const press = { control, x, y, at, under: control, changedAt: at }
      if (first) noteChange(first)
      isDropping = first?.control != null && isAstray(first, press)
      if (!isDropping) follow((first = press))
    }
    if (event.type === 'pointercancel') first = undefined // it became scrolling
    if (event.type === 'click' && isMoved(event as MouseEvent, first?.control)) isDropping = true
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
