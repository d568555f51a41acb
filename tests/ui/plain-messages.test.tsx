import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ToastMount } from '../../src/app/shell/ToastMount.tsx'
import { clearMessages, showMessage } from '../../src/ui/toast/messages.ts'
import { show } from '../render.tsx'

/** The widget's code, which arrives when a test says so. */
const widget = vi.hoisted(() => ({ arrive: () => {} }))
vi.mock('../../src/app/shell/ToastRegion.tsx', async (importOriginal) => {
  await new Promise<void>((resolve) => (widget.arrive = resolve))
  return importOriginal()
})

beforeEach(() => {
  vi.useFakeTimers()
  return () => act(clearMessages)
})
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const say = (text: string) => act(() => showMessage(text))
const heard = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)

test('a message that the widget can’t show within a second is plain text in its language, until the next', async () => {
  await show(<ToastMount />)
  document.documentElement.lang = 'hi'
  say('पहला')
  await wait(900)
  expect(heard()).toEqual([])
  await wait(200)
  expect(heard()).toEqual(['पहला'])
  expect(document.querySelector('[role=alert]')?.getAttribute('lang')).toBe('hi')
  await wait(600_000)
  expect(heard()).toEqual(['पहला'])
  say('दूसरा')
  await wait(1100)
  expect(heard()).toEqual(['दूसरा'])
  act(clearMessages)
  expect(heard()).toEqual([])
})

test('it stays for its time when the widget loads, which shows only the next ones', async () => {
  await show(<ToastMount />)
  say('One')
  await wait(1100)
  widget.arrive()
  await act(() => vi.dynamicImportSettled())
  expect(heard()).toEqual(['One'])
  say('Two')
  await wait(1100)
  expect(heard().toSorted()).toEqual(['One', 'Two'])
  await wait(2500)
  expect(heard()).toEqual([])
})
