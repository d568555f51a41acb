import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ToastMount } from '../../src/app/shell/ToastMount.tsx'
import { clearMessages, showMessage } from '../../src/ui/toast/messages.ts'
import { show } from '../render.tsx'

/** The widget's code, which arrives when a test says so. */
const widget = vi.hoisted(() => ({ arrive: () => {} }))
vi.mock('../../src/ui/toast/Messages.tsx', async (importOriginal) => {
  await new Promise<void>((resolve) => (widget.arrive = resolve))
  return importOriginal()
})

beforeEach(() => {
  vi.useFakeTimers()
  return () => act(clearMessages)
})
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const say = (text: string) => act(() => showMessage(text))
const heard = () =>
  [...document.querySelectorAll('[role=alert]')].flatMap((alert) => {
    const lines = [...alert.querySelectorAll('p')]
    return (lines.length > 0 ? lines : [alert]).map(({ textContent }) => textContent)
  })

test('a message without its widget after a second shows as plain text in its language, until the next', async () => {
  await show(<ToastMount />)
  document.documentElement.lang = 'hi'
  say('पहला')
  await wait(900)
  expect(heard()).toEqual([])
  await wait(200)
  expect(heard()).toEqual(['पहला'])
  expect(document.querySelector('[role=alert] p')?.getAttribute('lang')).toBe('hi')
  await wait(600_000)
  expect(heard()).toEqual(['पहला'])
  say('दूसरा')
  await wait(1100)
  expect(heard()).toEqual(['दूसरा'])
  act(clearMessages)
  expect(heard()).toEqual([])
})

test('two within a second are both shown for their time when the widget loads, which shows only the next ones', async () => {
  await show(<ToastMount />)
  say('One')
  await wait(900)
  say('Two')
  await wait(200)
  expect(heard()).toEqual(['One', 'Two'])
  widget.arrive()
  await act(() => vi.dynamicImportSettled())
  expect(heard()).toEqual(['One', 'Two'])
  say('Three')
  await wait(100)
  expect(heard().toSorted()).toEqual(['One', 'Three', 'Two'])
  await wait(3500)
  expect(heard()).toEqual([])
})
