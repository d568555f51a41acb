import { useState, type ReactNode } from 'react'
import { Button as AriaButton, Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../../src/ui/controls/Button.tsx'
import { dropDoublePresses } from '../../src/ui/controls/double-press.ts'
import { Dialog } from '../../src/ui/overlay/Overlay.tsx'
import { doublePress, show } from './show.tsx'

const onFirst = vi.fn()
const onSecond = vi.fn()
beforeEach(dropDoublePresses)

const second = { onClick: () => onSecond(), style: { width: 200, height: 60 } }

const first = (onClick: () => void) => (
  <button style={second.style} onClick={onClick}>
    First
  </button>
)
/** Pages where a press moves something else under the finger. */
const changes: Record<string, (isPressed: boolean, press: () => void) => ReactNode> = {
  'the page moves': (isPressed, press) => (
    <>
      {isPressed && <button {...second}>Second</button>}
      {first(press)}
    </>
  ),
  'it is replaced by a link': (isPressed, press) =>
    isPressed ? (
      <a href="#second" {...second}>
        Second
      </a>
    ) : (
      first(press)
    ),
  'it is a link, and another takes its place': (isPressed, press) => (
    <a key={String(isPressed)} href="#other" {...second} onClick={() => (isPressed ? onSecond() : press())}>
      {isPressed ? 'Second' : 'First'}
    </a>
  ),
  'it is replaced by a button of React Aria’s': (isPressed, press) => (
    <Button key={String(isPressed)} onPress={() => (isPressed ? onSecond() : press())}>
      {isPressed ? 'Second' : 'First'}
    </Button>
  ),
  'a dialog opens, which a press beside it would close': (isPressed, press) => (
    <>
      {first(press)}
      <Dialog isOpen={isPressed} onOpenChange={() => onSecond()} title="Second">
        {null}
      </Dialog>
    </>
  ),
}
function Changing({ how }: { how: string }) {
  const [isPressed, setPressed] = useState(false)
  return changes[how]!(isPressed, () => (onFirst(), setPressed(true)))
}

test.each(Object.keys(changes))('the second press of a double press is dropped when %s', async (how) => {
  await show(<Changing how={how} />)
  await doublePress(page.getByText('First'))
  await expect.element(page.getByText('Second')).toBeInTheDocument()
  expect(onFirst).toHaveBeenCalledOnce()
  expect(onSecond).not.toHaveBeenCalled()
})

test('repeated presses are dropped until there is a pause', async () => {
  await show(<Changing how="the page moves" />)
  const { x, y } = page.getByText('First').element().getBoundingClientRect()
  const pressAt = (ms: number) => press(document.elementFromPoint(x + 5, y + 5)!, { x: x + 5, y: y + 5, ms })
  const now = performance.now()
  pressAt(now)
  await expect.element(page.getByText('Second')).toBeInTheDocument()
  for (const later of [300, 600, 900]) pressAt(now + later)
  expect(onSecond).not.toHaveBeenCalled()
  pressAt(now + 1_500)
  expect(onSecond).toHaveBeenCalledOnce()
})

/** A press at a time of its own (ms). */
function press(control: Element, { x, y, ms }: { x: number; y: number; ms: number }) {
  const at = { clientX: x, clientY: y, bubbles: true, cancelable: true }
  const down = new PointerEvent('pointerdown', at)
  Object.defineProperty(down, 'timeStamp', { value: ms })
  control.dispatchEvent(down)
  control.dispatchEvent(new PointerEvent('pointerup', at))
  control.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }))
}

/** Buttons that a second press would close again, stop, or press a second time. */
const Toggle = (props: (isOn: boolean) => object, ms?: number) =>
  function Toggle() {
    const [isOn, setOn] = useState(false)
    const toggle = () => setOn(!isOn)
    return (
      <button {...second} {...props(isOn)} onClick={() => (onFirst(), ms ? setTimeout(toggle, ms) : toggle())}>
        First
      </button>
    )
  }
const toggles: Record<string, () => ReactNode> = {
  expands: Toggle((isOn) => ({ 'aria-expanded': isOn })),
  'expands late': Toggle((isOn) => ({ 'aria-expanded': isOn }), 1_000),
  'changes its name': Toggle((isOn) => ({ 'aria-label': isOn ? 'Stop' : 'First' })),
  'saves a file': Toggle(() => ({ 'data-once': true })),
  'is a native summary': () => (
    <details onToggle={() => onFirst()}>
      <summary style={second.style}>First</summary>
    </details>
  ),
  'is React Aria’s disclosure': () => (
    <AriaDisclosure onExpandedChange={() => onFirst()}>
      <AriaButton slot="trigger">First</AriaButton>
      <DisclosurePanel>Panel</DisclosurePanel>
    </AriaDisclosure>
  ),
}

const all = Object.entries(toggles)
test.each(all)('a double press of a control that %s counts once, a later press again', async (_, Toggle) => {
  await show(<Toggle />)
  const { x, y } = page.getByText('First').element().getBoundingClientRect()
  await doublePress(page.getByText('First'))
  await expect.poll(() => onFirst.mock.calls.length).toBe(1)
  press(page.getByText('First').element(), { x: x + 5, y: y + 5, ms: performance.now() + 600 })
  await expect.poll(() => onFirst.mock.calls.length).toBe(2)
})

test('two presses of a button that stays the same count', async () => {
  await show(first(onFirst))
  await doublePress(page.getByText('First'))
  expect(onFirst).toHaveBeenCalledTimes(2)
})

test('a quick press of the control beside it counts', async () => {
  const small = { width: 30, height: 30, padding: 0 }
  await show(
    <>
      <button style={small} onClick={() => onFirst()}>
        1
      </button>
      <button style={small} onClick={() => onSecond()}>
        2
      </button>
    </>,
  )
  await page.getByText('1').click()
  await page.getByText('2').click()
  expect(onSecond).toHaveBeenCalledOnce()
})

/** On a slow phone React Aria reports the press before the browser's click, which then hits what the press uncovered. */
test.each(['a', 'button', 'label'] as const)('a press that uncovers a control (%s) does not press it', async (Tag) => {
  function Cover() {
    const [gone, setGone] = useState(false)
    const style = { ...second.style, position: 'fixed', inset: 0 } as const
    return (
      <>
        <Tag {...second} style={style} />
        {!gone && <button style={style} onPointerUp={() => (onFirst(), setGone(true))} aria-label="First" />}
      </>
    )
  }
  await show(<Cover />)
  const box = page.getByRole('button', { name: 'First' }).element().getBoundingClientRect()
  const at = { clientX: box.x + 10, clientY: box.y + 10, bubbles: true, cancelable: true, detail: 1 }
  for (const type of ['pointerdown', 'pointerup'])
    document.elementFromPoint(at.clientX, at.clientY)!.dispatchEvent(new PointerEvent(type, at))
  await expect.element(page.getByRole('button', { name: 'First' })).not.toBeInTheDocument()
  document.elementFromPoint(at.clientX, at.clientY)!.dispatchEvent(new MouseEvent('click', at))
  expect(onFirst).toHaveBeenCalledOnce()
  expect(onSecond).not.toHaveBeenCalled()
})

test('a press on a label still presses its field', async () => {
  await show(
    <>
      <label htmlFor="field">Label</label>
      <input id="field" type="checkbox" onClick={() => onSecond()} />
    </>,
  )
  await page.getByText('Label').click()
  expect(onSecond).toHaveBeenCalledOnce()
})

test('a later click by assistive technology or a script counts', async () => {
  await show(<Changing how="the page moves" />)
  await doublePress(page.getByText('First'))
  ;(page.getByText('Second').element() as HTMLElement).click()
  expect(onSecond).toHaveBeenCalledOnce()
})
