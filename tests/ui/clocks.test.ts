import { beforeEach, expect, test, vi } from 'vitest'
import { deadlineIn } from '../../src/ui/hooks/useCountdown.ts'
import { proves } from '../proves.ts'

/** A page that can become hidden. */
const page = vi.hoisted(() => {
  const page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  return page
})
const hide = (hidden: boolean) => {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

/** Two independent clocks: the monotonic one pauses during sleep, and the wall clock can be set. */
let steady = 0
let wall = 0
const pass = (ms: number) => {
  steady += ms
  wall += ms
}

beforeEach(() => {
  steady = 1000
  wall = 1_700_000_000_000
  vi.spyOn(performance, 'now').mockImplementation(() => steady)
  vi.spyOn(Date, 'now').mockImplementation(() => wall)
})

test('a deadline is right at once after sleep, though the monotonic clock stood still', proves('case 36'), () => {
  const deadline = deadlineIn(120_000)
  pass(10_000)
  deadline.msLeft()
  hide(true)
  wall += 60_000
  hide(false)
  expect(deadline.msLeft()).toBe(50_000)
  hide(true)
  pass(1_000)
  expect(deadline.msLeft()).toBe(49_000)
  wall += 40_000
  // A timer may fire before the page knows that it is visible again.
  expect(deadline.msLeft()).toBe(9_000)
  wall += 3_600_000
  hide(false)
  expect(deadline.msLeft()).toBe(0)
})

test.each([
  ['ahead before one’s eyes takes no time', 86_400_000],
  ['back gives no time back', -86_400_000],
])('a clock that is set %s', proves('case 36'), (_, by) => {
  const deadline = deadlineIn(120_000)
  pass(10_000)
  deadline.msLeft()
  wall += by
  expect(deadline.msLeft()).toBe(110_000)
  pass(10_000)
  expect(deadline.msLeft()).toBe(100_000)
})

test('a small correction of the wall clock changes nothing', () => {
  const deadline = deadlineIn(60_000)
  for (let second = 0; second < 30; second++) {
    pass(1000)
    wall += second % 2 ? 40 : -30
    deadline.msLeft()
  }
  expect(deadline.msLeft()).toBe(30_000)
})
