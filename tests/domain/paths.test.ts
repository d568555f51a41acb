import { expect, test } from 'vitest'
import { idIn, pageIn, paths, shortText } from '../../src/domain/navigation/paths.ts'

test.each([
  [paths.boardEnquiry(12), '/global-enquiry/12'],
  [paths.enquiry(12), '/enquiry/12'],
  [paths.editEnquiry(12), '/enquiry/edit/12'],
  [paths.business('buyer', 3), '/buyer/3'],
  [paths.product(4, { business: 3 }), '/products/4?business=3'],
  [paths.auth({ next: '/directory?page=2' }), '/auth?next=%2Fdirectory%3Fpage%3D2'],
  [paths.register(undefined, { step: 2, business_type: 'fpo' }), '/register?step=2&business_type=fpo'],
  [
    paths.board({ subcategory: 7, name: 'Onion', type: 'buy', page: 2 }),
    '/global-enquiry?subcategory=7&name=Onion&type=buy&page=2',
  ],
  [
    paths.directory({ categoryId: 7, name: 'प्याज', entityType: 'farmer' }),
    '/directory?categoryId=7&name=%E0%A4%AA%E0%A5%8D%E0%A4%AF%E0%A4%BE%E0%A4%9C&entityType=farmer',
  ],
  [paths.directory({ search: 'a&b=c', entityType: 'farmer' }), '/directory?search=a%26b%3Dc&entityType=farmer'],
])('%s', (path, expected) => expect(path).toBe(expected))

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
