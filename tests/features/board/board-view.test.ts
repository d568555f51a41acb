import { expect, test } from 'vitest'
import { boardRead, hasBoardFilters, readBoardView, type BoardView } from '../../../src/features/board/board-view.ts'

const view = (query: string) => readBoardView(new URLSearchParams(query))
const everything: BoardView = { subcategory: undefined, name: '', type: undefined, page: 1 }

test.each<[string, Partial<BoardView>]>([
  ['', {}],
  ['subcategory=40&name=Onion&type=buy&page=3', { subcategory: 40, name: 'Onion', type: 'buy', page: 3 }],
  ['name=%20kanda%20', { name: 'kanda' }],
  ['page=0&type=both&subcategory=-4', {}],
  [`name=${'x'.repeat(300)}`, { name: 'x'.repeat(100) }],
])('the view of “%s”', (query, expected) => expect(view(query)).toEqual({ ...everything, ...expected }))

test.each([
  ['subcategory=40&name=Onion&type=sell', { sub_category: 40, type: 'sell' }],
  ['name=kanda', { search: 'kanda' }],
  ['page=4', { page: 4 }],
])('“%s”: a name beside a subcategory is only its name; alone it is searched for', (address, query) =>
  expect(boardRead(view(address)).query).toEqual({ page: 1, page_size: 12, ...query }),
)

test('a page number is no filter', () => {
  expect(hasBoardFilters(view('page=4'))).toBe(false)
  expect(hasBoardFilters(view('type=buy'))).toBe(true)
})
