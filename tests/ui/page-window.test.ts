import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageWindow } from '../../src/ui/controls/Pagination.tsx'

// Up to 5 page numbers, an ellipsis and the last page; the window slides from page 3 on (§board.6).
test.each([
  [1, 0, ''],
  [2, 5, '1 2 3 4 5'],
  [1, 6, '1 2 3 4 5 6'],
  [1, 7, '1 2 3 4 5 gap 7'],
  [4, 9, '2 3 4 5 6 gap 9'],
  [6, 9, '4 5 6 7 8 9'],
  [9, 9, '5 6 7 8 9'],
  // A typed address.
  [0, 9, '1 2 3 4 5 gap 9'],
  [99, 9, '5 6 7 8 9'],
])('page %i of %i: %s', (page, pages, expected) => {
  expect(pageWindow(page, pages).join(' ')).toBe(expected)
})

test('always: the current and the last page are there, in order, at most 5 beside the last, gaps only where pages are missing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (a, b) => {
      const [page, pages] = a < b ? [a, b] : [b, a]
      const shown = pageWindow(page, pages)
      const numbers = shown.filter((entry) => entry !== 'gap')
      expect(numbers).toContain(page)
      expect(numbers.at(-1)).toBe(pages)
      expect(numbers.length).toBeLessThanOrEqual(6)
      expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y))
      const holes = numbers.filter((number, index) => index > 0 && number - numbers[index - 1]! > 1)
      expect(shown.filter((entry) => entry === 'gap')).toHaveLength(holes.length)
    }),
  )
})
