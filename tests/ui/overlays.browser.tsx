import { Suspense, useState, type ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AlertDialog, Dialog, Drawer } from '../../src/ui/overlay/Overlay.tsx'
import { LatePart } from '../../src/domain/lists/LatePart.tsx'
import { Button } from '../../src/ui/controls/Button.tsx'
import { handFocusOn } from '../../src/ui/hooks/focus.ts'
import { StoppableTimer } from '../../src/ui/feedback/StoppableTimer.tsx'
import { show } from './show.tsx'
import { proves } from '../proves.ts'

type Kind = 'dialog' | 'alertdialog' | 'drawer'

function Page({ kind, children }: { kind: Kind; children?: ReactNode }) {
  const [isOpen, onOpenChange] = useState(false)
  const props = { isOpen, onOpenChange, title: 'Close enquiry' }
  const inside = children ?? (
    <>
      <label>
        Remark <input />
      </label>
      <button type="button">Send</button>
    </>
  )
  return (
    <>
      <button type="button" onClick={() => onOpenChange(true)}>
        Open
      </button>
      <a href="#elsewhere">Elsewhere</a>
      <p role="status">8 enquiries</p>
      <div role="alert">
        <button type="button">Try again</button>
      </div>
      {kind === 'dialog' && <Dialog {...props}>{inside}</Dialog>}
      {kind === 'drawer' && <Drawer {...props}>{inside}</Drawer>}
      {kind === 'alertdialog' && (
        <AlertDialog {...props} actions={<Button takesFocus>Keep it</Button>}>
          {inside}
        </AlertDialog>
      )}
    </>
  )
}
const opener = () => page.getByRole('button', { name: 'Open' })
const box = (kind: Kind) => page.getByRole(kind === 'alertdialog' ? 'alertdialog' : 'dialog', { name: 'Close enquiry' })
async function open(kind: Kind, width = 400) {
  await page.viewport(width, 700)
  const shown = await show(<Page kind={kind} />)
  await opener().click()
  await expect.element(box(kind)).toBeVisible()
  return shown
}
const isInside = (kind: Kind) => box(kind).element().contains(document.activeElement)

describe.each(['dialog', 'alertdialog', 'drawer'] as const)('%s', (kind) => {
  const heard = 'a screen reader reaches nothing of the page behind but its status, which is not said again at the end'
  test(heard, proves('check 32'), async () => {
    await open(kind)
    const status = document.querySelector<HTMLElement>('p[role=status]')!
    await expect.poll(() => document.querySelector('a[href="#elsewhere"]')?.closest('[inert]')).not.toBeNull()
    expect(status.closest('[inert], [aria-hidden=true]')).toBeNull()
    const hidings: unknown[] = []
    const observer = new MutationObserver((changes) => hidings.push(...changes))
    observer.observe(document, { attributeFilter: ['inert', 'aria-hidden'], subtree: true })
    await userEvent.keyboard('{Escape}')
    await expect.element(box(kind)).not.toBeInTheDocument()
    const touched = [...hidings, ...observer.takeRecords()].map((change) => (change as MutationRecord).target)
    expect(touched.length).toBeGreaterThan(0)
    expect(touched.filter((element) => element.contains(status))).toEqual([])
    expect(document.querySelector('[role=alert] button')!.closest('[inert], [aria-hidden=true]')).toBeNull()
  })

  test('Escape closes it, Close too, and the focus goes back', async () => {
    await open(kind)
    await expect.poll(() => isInside(kind)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(box(kind)).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
    await opener().click()
    const close = box(kind).getByRole('button', { name: 'Close', exact: true })
    // Not the painted size, which is slightly smaller while the box still animates.
    expect((close.element() as HTMLElement).offsetHeight).toBeGreaterThanOrEqual(44)
    await close.click()
    await expect.element(box(kind)).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
  })
})

test('a dialog closes at a press beside it; an alert dialog stays, with the focus on its harmless answer', async () => {
  const first = await open('dialog', 900)
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  await expect.element(box('dialog')).not.toBeInTheDocument()
  await first.unmount()

  await open('alertdialog', 900)
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  await expect.element(box('alertdialog')).toBeVisible()
})

test.each(['dialog', 'drawer'] as const)('a %s opens with the focus on its title', async (kind) => {
  await open(kind)
  await expect.element(page.getByRole('heading', { name: 'Close enquiry' })).toHaveFocus()
})

test('a drawer closes when the screen becomes wide', async () => {
  await open('drawer')
  await page.viewport(1000, 700)
  await expect.element(box('drawer')).not.toBeInTheDocument()
})

test('a drawer whose code arrives when the screen has become wide does not open', async () => {
  await page.viewport(1000, 700)
  const onOpenChange = vi.fn()
  await show(
    <Drawer isOpen onOpenChange={onOpenChange} title="Filter">
      Filters
    </Drawer>,
  )
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a part of a drawer that failed to download shows “Try again”, and the focus stays in the drawer', async () => {
  await page.viewport(400, 700)
  const stop = handFocusOn()
  const load = vi
    .fn<() => Promise<{ default: () => ReactNode }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: () => <a href="#columns">Columns</a> })
  await show(
    <Page kind="drawer">
      <LatePart load={load} data={{}} placeholder={<p>Loading</p>} />
    </Page>,
  )
  await opener().click()
  await box('drawer').getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('link', { name: 'Columns' })).toBeVisible()
  await expect.poll(() => box('drawer').element().contains(document.activeElement)).toBe(true)
  expect(load).toHaveBeenCalledTimes(2)
  stop()
})

describe('a timer that can be stopped', () => {
  const onGo = vi.fn()
  const onStay = vi.fn()
  const timer = (
    <Suspense>
      <StoppableTimer title="Complete your profile" seconds={30} onGo={onGo} onStay={onStay}>
        You are taken to the subscription page.
      </StoppableTimer>
    </Suspense>
  )
  const dialog = () => page.getByRole('alertdialog', { name: 'Complete your profile' })
  async function start() {
    // The dialog's code is there before the clock stands still.
    const { unmount } = await show(timer)
    await expect.element(dialog()).toBeVisible()
    await unmount()
    vi.resetAllMocks()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await show(timer)
    await expect.element(page.getByRole('button', { name: 'Stay here' })).toHaveFocus()
    expect(dialog().element().textContent).toContain('The next page opens in 30 seconds.')
  }
  const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

  test.each(['Stay here', 'Close'])('after "%s" it never goes', async (name) => {
    await start()
    await wait(5)
    ;(page.getByRole('button', { name, exact: true }).element() as HTMLElement).click()
    await wait(60)
    expect(onStay).toHaveBeenCalledTimes(1)
    expect(onGo).not.toHaveBeenCalled()
  })

  test('it waits while the page is hidden', proves('check 26'), async () => {
    await start()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await wait(120)
    expect(onGo).not.toHaveBeenCalled()
    hidden.mockReturnValue(false)
    await wait(30)
    expect(onGo).toHaveBeenCalledTimes(1)
  })
})
