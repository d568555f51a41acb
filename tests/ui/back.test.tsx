import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCloseOnBack } from '../../src/ui/overlay/back.ts'

/** Those that still wait for a request, the newest last. */
let waiting: EventTarget[]
class CloseWatcher extends EventTarget {
  constructor() {
    super()
    waiting.push(this)
  }
  destroy = () => void (waiting = waiting.filter((each) => each !== this))
}
function back() {
  const watcher = waiting.pop()
  act(() => void watcher?.dispatchEvent(new Event('close')))
}

beforeEach(() => {
  waiting = []
  vi.stubGlobal('CloseWatcher', CloseWatcher)
})
afterEach(cleanup)

test('closes only the topmost of what is open, once', () => {
  const [closeFirst, closeSecond] = [vi.fn<() => void>(), vi.fn<() => void>()]
  renderHook(() => useCloseOnBack(true, closeFirst))
  const { rerender } = renderHook(({ isOpen }) => useCloseOnBack(isOpen, closeSecond), {
    initialProps: { isOpen: true },
  })
  back()
  rerender({ isOpen: false })
  expect([closeFirst, closeSecond].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  back()
  expect([closeFirst, closeSecond].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('hears Back again where something could not be closed, as while it sends', () => {
  const close = vi.fn<() => void>()
  renderHook(() => useCloseOnBack(true, close))
  back()
  back()
  expect(close).toHaveBeenCalledTimes(2)
})

test('closed and removed things hear nothing; old browsers have no close watchers', () => {
  renderHook(() => useCloseOnBack(false, () => {}))
  renderHook(() => useCloseOnBack(true, () => {})).unmount()
  expect(waiting).toEqual([])
  vi.stubGlobal('CloseWatcher', undefined)
  renderHook(() => useCloseOnBack(true, () => {}))
  expect(waiting).toEqual([])
})
