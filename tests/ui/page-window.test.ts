import { expect, test } from 'vitest'
import { pageWindow } from '../../src/ui/controls/Pagination.tsx'

// Up to 5 page numbers, an ellipsis and the last page; the window slides from page 3 on (§board.6).
test.each([
  [1, 0, ''],
  [1, 3, '1 2 3'],
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
