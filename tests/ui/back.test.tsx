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
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

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

test.each([
  { what: 'Back', event: {}, isClosed: true },
  { what: 'a link', event: { navigationType: 'push' }, isClosed: false },
  { what: 'a way back by the app itself', event: { userInitiated: false }, isClosed: false },
  { what: 'Back to another site', event: { cancelable: false }, isClosed: false },
])('where no close watcher is asked, $what closes and stays: $isClosed', ({ event, isClosed }) => {
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  const close = vi.fn<() => void>()
  const { unmount } = renderHook(() => useCloseOnBack(true, close))
  const { cancelable = true, ...others } = event as { cancelable?: boolean }
  const navigate = () =>
    Object.assign(new Event('navigate', { cancelable }), { navigationType: 'traverse', userInitiated: true, ...others })
  const first = navigate()
  navigation.dispatchEvent(first)
  expect({ stays: first.defaultPrevented, calls: close.mock.calls.length }).toEqual({
    stays: isClosed,
    calls: Number(isClosed),
  })
  unmount()
  navigation.dispatchEvent(navigate())
  expect(close).toHaveBeenCalledTimes(Number(isClosed))
})
