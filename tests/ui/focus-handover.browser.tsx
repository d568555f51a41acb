import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { handFocusOn } from '../../src/ui/hooks/focus.ts'
import { show } from './show.tsx'

beforeEach(() => handFocusOn())

/** "Go" replaces its button with `then`; `before` and `after` surround it. */
function Goes({ then, before, after }: { then?: ReactNode; before?: ReactNode; after?: ReactNode }) {
  const [gone, setGone] = useState(false)
  return (
    <main>
      <h1>Page</h1>
      <section>
        <h2>Prices</h2>
        {before}
        {gone ? then : <button onClick={() => setGone(true)}>Go</button>}
        {after}
      </section>
      <button>Of another part</button>
    </main>
  )
}
async function press() {
  const button = page.getByRole('button', { name: 'Go', exact: true })
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).not.toBeInTheDocument()
}
const focused = (name: string) => expect.poll(() => document.activeElement?.textContent).toBe(name)

test('the focus moves to the heading of what replaced the control', async () => {
  await show(
    <Goes
      then={
        <div>
          <button>Pay</button>
          <h3>Not paid</h3>
        </div>
      }
    />,
  )
  await press()
  await focused('Not paid')
})

test('without a heading the focus moves to the first control there', async () => {
  function Twice() {
    const [left, setLeft] = useState(2)
    return left > 0 ? (
      <button key={left} onClick={() => setLeft(left - 1)}>{`Pay ${left}`}</button>
    ) : (
      <a href="#bill">Bill</a>
    )
  }
  await show(<Goes then={<Twice />} />)
  await press()
  await focused('Pay 2')
  await userEvent.keyboard('{Enter}')
  await focused('Pay 1')
  await userEvent.keyboard('{Enter}')
  await focused('Bill')
})

test('a control that gets the focus back and then goes, as after a closed checkout, hands the focus on too', async () => {
  function Sells() {
    const [paid, setPaid] = useState(false)
    return (
      <main>
        <h1>Page</h1>
        {!paid && (
          <>
            <button>Pay</button>
            <input aria-label="Checkout" onBlur={() => setTimeout(() => setPaid(true))} />
          </>
        )}
      </main>
    )
  }
  await show(<Sells />)
  await userEvent.click(page.getByRole('button', { name: 'Pay' }))
  ;(page.getByRole('textbox').element() as HTMLElement).focus()
  ;(page.getByRole('button', { name: 'Pay' }).element() as HTMLElement).focus()
  await expect.element(page.getByRole('button', { name: 'Pay' })).not.toBeInTheDocument()
  await focused('Page')
})

test('if nothing replaced it, the next control gets the focus; after the last one, the one before', async () => {
  const first = await show(<Goes before={<button>Before</button>} after={<button>After</button>} />)
  await press()
  await focused('After')
  await first.unmount()
  await show(<Goes before={<button>Before</button>} after={<p>nothing to press</p>} />)
  await press()
  await focused('Before')
})

test('who has scrolled away from the control meanwhile is not thrown back', async () => {
  function Refreshes() {
    const [fresh, setFresh] = useState(false)
    useEffect(() => addEventListener('scrollend', () => setFresh(true), { once: true }), [])
    return (
      <main>
        {!fresh && <button>Refresh</button>}
        <a href="#list">Next</a>
        <p style={{ height: '500vh' }}>Saved list</p>
      </main>
    )
  }
  await show(<Refreshes />)
  ;(page.getByRole('button').element() as HTMLElement).focus()
  scrollTo(0, 2 * innerHeight)
  await focused('Next')
  expect(scrollY).toBeGreaterThan(innerHeight)
})

test('in a part without another control, the focus moves to that part’s heading', async () => {
  await show(<Goes then={<p aria-hidden>skeleton</p>} />)
  await press()
  await focused('Prices')
})

test('code that moves the focus itself has priority', async () => {
  await show(
    <Goes
      then={
        <p ref={(element) => element?.focus()} tabIndex={-1}>
          Done
        </p>
      }
      after={<button>After</button>}
    />,
  )
  await press()
  await focused('Done')
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  expect(document.activeElement?.textContent).toBe('Done')
})

test('a closed dialog returns the focus to its button, however late the frame comes', async () => {
  function Asks() {
    const [isOpen, setOpen] = useState(false)
    const [opener, setOpener] = useState<HTMLButtonElement | null>(null)
    // The way in which React Aria returns the focus.
    const close = () => {
      setOpen(false)
      requestAnimationFrame(() => opener?.focus())
    }
    return (
      <main>
        <button ref={setOpener} onClick={() => setOpen(true)}>
          Delete
        </button>
        {isOpen && (
          <div role="dialog" aria-label="Question">
            <button onClick={close}>Keep it</button>
          </div>
        )}
        <button>Next</button>
      </main>
    )
  }
  await show(<Asks />)
  await userEvent.click(page.getByRole('button', { name: 'Delete' }))
  // A busy phone: frames wait while timers run.
  const frames: FrameRequestCallback[] = []
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run))
  await userEvent.click(page.getByRole('button', { name: 'Keep it' }))
  // One frame for the dialog, one for the handover.
  await expect.poll(() => frames.length).toBe(2)
  frame.mockRestore()
  for (const run of frames) run(performance.now())
  await focused('Delete')
})

test('a dialog removed with its button, as on a rotated phone, returns the focus to the page, not its last link', async () => {
  function Narrow() {
    const [isNarrow, setNarrow] = useState(true)
    const drawer = (
      <div role="dialog" aria-label="Filters">
        <button onClick={() => setNarrow(false)}>Rotate</button>
      </div>
    )
    return (
      <>
        <main>
          <h1>Page</h1>
          {isNarrow && <button>Filter</button>}
        </main>
        <a href="#licence">Licence</a>
        {isNarrow && createPortal(drawer, document.body)}
      </>
    )
  }
  await show(<Narrow />)
  await userEvent.click(page.getByRole('button', { name: 'Rotate' }))
  await focused('Page')
})
