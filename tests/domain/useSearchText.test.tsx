import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSearchText } from '../../src/domain/lists/useSearchText.ts'

const onSearch = vi.fn<(search: string) => void>()
beforeEach(() => {
  vi.useFakeTimers()
  onSearch.mockClear()
})
afterEach(() => void vi.useRealTimers())

const box = () => renderHook(({ search }) => useSearchText(search, onSearch), { initialProps: { search: '' } })
const type = (hook: ReturnType<typeof box>, text: string) => act(() => hook.result.current.setText(text))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('what is typed is searched for once, 300 ms after the last letter', () => {
  const hook = box()
  type(hook, 'ka')
  pass(299)
  type(hook, 'kanda ')
  pass(299)
  expect(onSearch).not.toHaveBeenCalled()
  pass(1)
  expect(onSearch.mock.calls).toEqual([['kanda']])
  hook.rerender({ search: 'kanda' })
  expect(hook.result.current.text).toBe('kanda ') // what is being typed stays as it is
  pass(1_000)
  expect(onSearch).toHaveBeenCalledTimes(1)
})

test('Enter does not wait, and nothing follows', () => {
  const hook = box()
  type(hook, 'kanda')
  act(() => hook.result.current.submit())
  pass(1_000)
  expect(onSearch.mock.calls).toEqual([['kanda']])
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
