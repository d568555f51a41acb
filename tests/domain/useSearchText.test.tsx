import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSearchText } from '../../src/domain/catalogue/CategoryList.tsx'

const onSearch = vi.fn<(search: string, isContinued: boolean) => void>()
beforeEach(() => void vi.useFakeTimers())

const box = () => renderHook(({ search }) => useSearchText(search, onSearch), { initialProps: { search: '' } })
const type = (hook: ReturnType<typeof box>, text: string) => act(() => hook.result.current.setText(text))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('typing searches once, 300 ms after the last letter', () => {
  const hook = box()
  type(hook, 'ka')
  pass(299)
  type(hook, 'kanda ')
  pass(299)
  expect(onSearch).not.toHaveBeenCalled()
  pass(1)
  expect(onSearch.mock.calls).toEqual([['kanda', false]])
  hook.rerender({ search: 'kanda' })
  expect(hook.result.current.text).toBe('kanda ') // text being typed stays unchanged
  pass(1_000)
  expect(onSearch).toHaveBeenCalledTimes(1)
})

test('Enter searches at once, and only once', () => {
  const hook = box()
  type(hook, 'kanda')
  act(() => hook.result.current.submit())
  pass(1_000)
  expect(onSearch.mock.calls).toEqual([['kanda', false]])
})

/** Types a text, waits for its search, and applies the new address. */
function searchFor(hook: ReturnType<typeof box>, text: string) {
  type(hook, text)
  pass(300)
  hook.rerender({ search: text })
  return onSearch.mock.lastCall![1]
}

test('typing a word is one step for Back', () => {
  const hook = box()
  expect(['kan', 'kanda', 'kand'].map((text) => searchFor(hook, text))).toEqual([false, true, true])
})

test.each<[string, (hook: ReturnType<typeof box>) => void, string]>([
  ['after Enter', (hook) => act(() => hook.result.current.submit()), 'kanda nashik'],
  ['after the box was left', (hook) => act(() => hook.result.current.begin()), 'kanda nashik'],
  ['after Back', (hook) => hook.rerender({ search: 'gehu' }), 'gehun'],
  ['in place of another word', () => undefined, 'tamatar'],
])('what is typed %s is a step of its own', (_, before, text) => {
  const hook = box()
  searchFor(hook, 'kanda')
  before(hook)
  expect(searchFor(hook, text)).toBe(false)
})

test('emptying the box is a step of its own', () => {
  const hook = box()
  expect(['kanda', '', 'kanda'].map((text) => searchFor(hook, text))).toEqual([false, false, false])
})

test('a word that is being typed does not undo a choice that is made meanwhile', () => {
  const hook = box()
  type(hook, 'kan')
  act(() => hook.result.current.drop())
  pass(1_000)
  expect(onSearch).not.toHaveBeenCalled()
})

test('when the address changes by itself the box follows, and what was being typed is not searched for', () => {
  const hook = box()
  type(hook, 'kanda')
  pass(300)
  hook.rerender({ search: 'kanda' })
  type(hook, 'kanda nash')
  hook.rerender({ search: '' }) // Back
  expect(hook.result.current.text).toBe('')
  pass(1_000)
  expect(onSearch).toHaveBeenCalledTimes(1)
})
