/** Two presses are a double one within this time (ms) … */
const DOUBLE = 400
/** … and at most this far apart: a finger's breadth (px). */
const NEAR = 30
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role=option]'
const HEARD = ['pointerdown', 'pointerup', 'pointercancel', 'touchend', 'mousedown', 'mouseup', 'click']
/** Whoever types between two presses means both. */
const TYPED = ['keydown', 'input']

type Press = { control: Element | null | undefined; x: number; y: number; at: number }

const controlOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(CONTROLS) : null)
/** A control that was drawn again, "Try again" after another failure say, is still the one that was pressed. */
const isSame = (control: Press['control'], first: Press['control']) =>
  control === first || (control?.textContent !== '' && control?.textContent === first?.textContent)

/** Whether a press that follows `first` hits what nobody chose: the first has changed what lies under the finger. */
function isAstray(first: Press, { control, x, y, at }: Press) {
  if (at - first.at > DOUBLE || Math.hypot(x - first.x, y - first.y) > NEAR || isSame(control, first.control))
    return false
  return !isSame(controlOf(document.elementFromPoint(first.x, first.y)), first.control)
}

/**
 * Drops the second press of a double one that goes astray: a list starts again at its top, a page comes at once, a dialog opens, a list
 * of options closes (§shell.31). `event.detail` doesn't tell: phones count no taps. Called once, at the start of the app.
 * @returns the way to stop it
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
    if (!isDropping) return
    event.preventDefault()
    event.stopPropagation()
    // The last of its events: a tap whose touchend is prevented has no click.
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
