import { expect, test } from 'vitest'
import { idIn, pageIn, paths, shortText } from '../../src/domain/navigation/paths.ts'

test('an empty part of a query and the first page are left out', () => {
  expect(paths.board({ name: '', page: 1 })).toBe('/global-enquiry')
})

test.each([
  ['12', 12],
  ['1', 1],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['९', undefined],
  ['abc', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  ['9'.repeat(40), undefined],
])('id %j → %j', (text, id) => expect(idIn(text)).toBe(id))

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=३', 3], // a Devanagari keyboard
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=', 1],
  ['page=1e9', 1],
  ['page=999999999', 100_000],
  ['page=99999999999999999999', 1],
  ['page=2&page=3', 2],
])('?%s asks for page %i', (query, page) => expect(pageIn(new URLSearchParams(query))).toBe(page))

test.each([
  [' kanda ', 'kanda'],
  ['x'.repeat(300), 'xxxxx'],
  ['🌾🌾🌾🌾🌾🌾', '🌾🌾🌾🌾🌾'],
  [null, ''],
  [undefined, ''],
])('%j, cut to 5: %j', (text, short) => expect(shortText(text, 5)).toBe(short))
