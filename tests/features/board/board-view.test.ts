import { describe, expect, test } from 'vitest'
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

describe('what the server is asked for', () => {
  test('a name beside a subcategory is only its name; alone it is searched for', () => {
    expect(boardRead(view('subcategory=40&name=Onion&type=sell')).query).toMatchObject({
      sub_category: 40,
      type: 'sell',
    })
    expect(boardRead(view('name=kanda')).query).toMatchObject({ search: 'kanda' })
    expect(boardRead(view('page=4')).query).toEqual({ page: 4, page_size: 12 })
  })

  test('a page is no filter', () => {
    expect(hasBoardFilters(view('page=4'))).toBe(false)
    expect(hasBoardFilters(view('type=buy'))).toBe(true)
  })
})
