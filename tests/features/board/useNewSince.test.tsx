import { cleanup, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useNewSince } from '../../../src/features/board/BoardPage.tsx'

const [OLD, SEEN, NEW, NEWER] = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'].map(
  (day) => `${day}T10:00:00Z`,
)
const HOUR = 3_600_000
let now = HOUR
const rows = (seen: string[]) => seen.map((created_at) => ({ created_at }))
const board = (...seen: string[]) => renderHook(() => useNewSince(rows(seen), now)).result.current
/** Closing the tab ends a visit. */
function leave() {
  cleanup()
  sessionStorage.clear()
}

test('enquiries newer than the newest viewed one are new until the visit ends', () => {
  board(SEEN!, OLD!)
  leave()
  expect([NEW!, SEEN!, OLD!].map(board(NEW!, SEEN!))).toEqual([true, false, false])
  leave()
  expect([NEWER!, NEW!].map(board(NEWER!, NEW!))).toEqual([true, false])
})

test('a visit goes on after a reload, and ends after an hour, also in a tab that stays open', () => {
  board(SEEN!)
  now += HOUR
  expect(board(NEW!, SEEN!)(NEW!)).toBe(true)
  now += HOUR - 1
  expect(board(NEW!, SEEN!)(NEW!)).toBe(true)
  now += HOUR
  expect(board(NEW!, SEEN!)(NEW!)).toBe(false)
})

test('a list of older enquiries doesn’t reset the newest viewed one', () => {
  board(NEW!)
  leave()
  board(OLD!)
  leave()
  expect(board(NEW!)(NEW!)).toBe(false)
})

test('a first visit that never showed the head of the board is followed by a first visit', () => {
  board() // as after a filter
  cleanup()
  expect(board(NEW!, SEEN!)(NEW!)).toBe(false)
})
