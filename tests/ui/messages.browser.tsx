import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { MessageLog, Messages } from '../../src/ui/toast/Messages.tsx'
import { clearMessages, showMessage } from '../../src/ui/toast/messages.ts'
import { show, textsOf } from './show.tsx'
import { proves } from '../proves.ts'
import { axeProblems } from './axe.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }))
afterEach(() => clearMessages())

const corner = () => page.getByRole('region', { name: /^\d messages?$/ })
/** The visible messages are the announced ones: the alert inside each message, newest first. */
const shown = () => textsOf(page.getByRole('alertdialog').getByRole('alert'))
const entries = () => textsOf(page.getByRole('listitem'))
const upload = () => page.getByRole('button', { name: 'Upload' })
const focus = (on: Locator) => flushSync(() => (on.element() as HTMLElement).focus())
const wait = async (ms: number) => {
  for (let left = ms; left > 0; left -= 500) await vi.advanceTimersByTimeAsync(Math.min(left, 500))
}
/** React handles a pointer move a little later, in real time. */
async function hover(place: Locator) {
  await userEvent.hover(place)
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}
const say = (text: string, options?: { for?: number }) => flushSync(() => showMessage(text, options))

async function start() {
  await show(
    <main>
      <button type="button">Upload</button>
      <Messages />
      <MessageLog />
    </main>,
  )
}

test('a message is announced, shown for 3 s, and listed in the log afterwards', proves('check 27'), async () => {
  await start()
  say('Image uploaded successfully!')
  expect(shown()).toEqual(['Image uploaded successfully!'])
  await expect.element(corner()).toHaveAccessibleName('1 message')
  await expect.element(page.getByRole('alertdialog')).toHaveAccessibleName('Image uploaded successfully!')
  await wait(2900)
  expect(shown()).toHaveLength(1)
  await wait(200)
  // React removes it a little later, in real time.
  await expect.poll(shown).toEqual([])
  await page.getByRole('button', { name: 'Recent messages' }).click()
  await expect.poll(entries).toEqual([expect.stringContaining('Image uploaded successfully!')])
  vi.useRealTimers()
  expect(await axeProblems()).toEqual([])
})

test('a field that a message covers moves clear of it at the next key', async () => {
  await show(
    <main style={{ paddingBlock: innerHeight - 60 }}>
      <input aria-label="Place" />
      <Messages />
    </main>,
  )
  focus(page.getByRole('textbox'))
  say('What you pasted is too long for this field.')
  await userEvent.keyboard('o')
  const edges = () => [page.getByRole('textbox'), corner()].map((place) => place.element().getBoundingClientRect())
  await expect.poll(() => edges()[0]!.bottom <= edges()[1]!.top).toBe(true)
})

test('a message pauses while the pointer is on it', proves('check 27'), async () => {
  await start()
  say('Saved', { for: 6000 })
  await wait(1000)
  await hover(corner().getByText('Saved'))
  await wait(60_000)
  expect(shown()).toEqual(['Saved'])
  await hover(upload())
  await wait(3500)
  expect(shown()).toEqual(['Saved'])
  await wait(1600)
  await expect.poll(shown).toEqual([])
})

test('it stays while the focus is on it', proves('check 27'), async () => {
  await start()
  say('Saved')
  const close = corner().getByRole('button', { name: 'Close' })
  focus(close)
  await wait(60_000)
  expect(shown()).toEqual(['Saved'])
  focus(upload())
  await wait(3100)
  await expect.poll(shown).toEqual([])
})

test('a press on its text doesn’t keep it open', async () => {
  await start()
  say('Saved')
  await corner().getByText('Saved').click()
  await hover(upload())
  await wait(3100)
  await expect.poll(shown).toEqual([])
})

test('Close removes it; the focus moves to the next message and finally back', async () => {
  await start()
  focus(upload())
  say('One', { for: 10_000 })
  say('Two', { for: 10_000 })
  await userEvent.keyboard('{F6}{Tab}{Tab}{Enter}')
  await expect.poll(shown).toEqual(['One'])
  expect(corner().element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(shown).toEqual([])
  await expect.element(upload()).toHaveFocus()
  await page.getByRole('button', { name: 'Recent messages' }).click()
  await expect.poll(entries).toEqual([expect.stringContaining('Two'), expect.stringContaining('One')])
})

test('F6 moves to the messages and back; without a message the browser handles it', async () => {
  await start()
  focus(upload())
  const taken: boolean[] = []
  const listener = (event: KeyboardEvent) => taken.push(event.defaultPrevented)
  addEventListener('keydown', listener)
  say('One', { for: 10_000 })
  await userEvent.keyboard('{F6}')
  expect(document.activeElement).toBe(corner().element())
  await userEvent.keyboard('{F6}')
  await expect.element(upload()).toHaveFocus()
  await wait(10_500)
  await expect.poll(shown).toEqual([])
  taken.length = 0
  await userEvent.keyboard('{F6}')
  removeEventListener('keydown', listener)
  expect(taken).toEqual([false])
  await expect.element(upload()).toHaveFocus()
})

test('a message that arrives while another has the pointer waits with it', async () => {
  await start()
  say('One')
  await hover(corner().getByText('One'))
  say('Two')
  await wait(60_000)
  expect(shown()).toEqual(['Two', 'One'])
  await hover(upload())
  await wait(3500)
  await expect.poll(shown).toEqual([])
})

test('it stays when the page changes', async () => {
  const first = await show(<Messages />)
  say('Saved')
  await expect.poll(shown).toEqual(['Saved'])
  await first.unmount()
  expect(shown()).toEqual([])
  await show(<Messages />)
  await expect.poll(shown).toEqual(['Saved'])
})

test('after it was closed with the pointer on it, the next message goes by itself again', async () => {
  await start()
  say('One')
  await corner().getByRole('button', { name: 'Close' }).click()
  await hover(upload())
  say('Two')
  await wait(3100)
  await expect.poll(shown).toEqual([])
})

test('the log has the last 20 messages; a sign-out clears it', async () => {
  await start()
  for (let count = 1; count <= 25; count++) say(`Message ${count}`)
  await wait(3100)
  await page.getByRole('button', { name: 'Recent messages' }).click()
  await expect.poll(entries).toHaveLength(20)
  vi.setSystemTime(Date.now() + 86_400_000)
  say('Message 26')
  await expect.poll(entries).toEqual(expect.arrayContaining([expect.stringMatching(/yesterday.*Message 25/)]))
  expect(entries()[0]).toMatch(/\d.*Message 26/)
  flushSync(() => clearMessages())
  await expect.element(page.getByRole('button', { name: 'Recent messages' })).not.toBeInTheDocument()
})
