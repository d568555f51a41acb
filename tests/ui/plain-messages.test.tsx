import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message } from '../../src/ui/toast/messages.ts'

/** The widgets for short messages have not loaded yet, or fail to load. */
beforeEach(() => vi.useFakeTimers())
afterEach(() => document.body.replaceChildren())

/** A new module for each test, as on a new page. */
async function load() {
  vi.resetModules()
  return import('../../src/ui/toast/messages.ts')
}
const heard = () => [...document.querySelectorAll('[role=alert] p')].map(({ textContent }) => textContent)

test('a message that the widget can’t show within a second is plain text in its language, and stays', async () => {
  const { showMessage } = await load()
  document.documentElement.lang = 'hi'
  const asked = vi.fn()
  addEventListener('short-message', asked)
  showMessage('पहला')
  vi.advanceTimersByTime(500)
  showMessage('दूसरा')
  expect(heard()).toEqual([])
  expect(asked).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(500)
  expect(heard()).toEqual(['पहला', 'दूसरा'])
  expect(document.querySelector('[role=alert] p')?.getAttribute('lang')).toBe('hi')
  vi.advanceTimersByTime(600_000)
  expect(heard()).toEqual(['पहला', 'दूसरा'])
  showMessage('तीसरा')
  vi.advanceTimersByTime(1000)
  expect(heard()).toEqual(['तीसरा'])
})

test('a widget that loads in time shows the message, and nothing is announced twice', async () => {
  const { showMessage, takeMessages } = await load()
  const shown: string[] = []
  showMessage('One')
  vi.advanceTimersByTime(900)
  takeMessages(({ text }: Message) => shown.push(text))
  showMessage('Two')
  vi.advanceTimersByTime(10_000)
  expect(shown).toEqual(['One', 'Two'])
  expect(heard()).toEqual([])
})

test('a plain message isn’t announced again when the widget loads, and stays for its time', async () => {
  const { showMessage, takeMessages } = await load()
  const shown: string[] = []
  showMessage('One')
  vi.advanceTimersByTime(1100)
  takeMessages(({ text }: Message) => shown.push(text))
  expect(shown).toEqual([])
  expect(heard()).toEqual(['One'])
  vi.advanceTimersByTime(3000)
  expect(heard()).toEqual([])
})

test.each([
  ['shown before the widget loaded', true],
  ['and those that still wait', false],
])('signing out removes plain messages %s', async (_, widgetsCome) => {
  const { showMessage, takeMessages, clearMessages } = await load()
  showMessage('One')
  vi.advanceTimersByTime(1100)
  expect(heard()).toEqual(['One'])
  if (widgetsCome) takeMessages(vi.fn())
  else showMessage('Two')
  clearMessages()
  expect(heard()).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(heard()).toEqual([])
})
