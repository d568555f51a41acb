import { describe, expect, test } from 'vitest'
import {
  directoryAddress,
  directoryRead,
  hasDirectoryFilters,
  readDirectoryView,
} from '../../../src/features/directory/directory-view.ts'

const read = (query: string) => readDirectoryView(new URLSearchParams(query))
const nothing = { type: 'farmer', categoryId: undefined, name: '', search: '', near: undefined, page: 1 } as const

describe('an address', () => {
  test.each([
    ['', nothing],
    ['entityType=buyer', { ...nothing, type: 'buyer' }],
    ['entityType=Manufacturer&page=3', { ...nothing, type: 'manufacturer', page: 3 }],
    ['categoryId=49&name=Onion&entityType=farmer', { ...nothing, categoryId: 49, name: 'Onion' }],
    ['search= kanda nashik ', { ...nothing, search: 'kanda nashik' }],
    ['near=Nashik,Maharashtra', { ...nothing, near: { state: 'Maharashtra', district: 'Nashik' } }],
  ])('“%s” is a view', (query, view) => expect(read(query)).toEqual(view))

  test.each([
    'entityType=agent',
    'categoryId=abc&name=Onion',
    'categoryId=-4',
    'near=Nashik',
    'near=,Maharashtra',
    'near=a,b,c',
    'name=Onion', // without a category
  ])('invalid parts of “%s” are ignored', (query) => expect(read(query)).toEqual(nothing))

  test('is limited to what the server accepts', () => {
    expect(read(`search=${'क'.repeat(300)}`).search).toHaveLength(100)
  })

  test.each([
    '/directory?entityType=farmer',
    '/directory?entityType=buyer&categoryId=49&name=Onion&search=nashik&near=Nashik%2CMaharashtra&page=2',
    '/directory?entityType=manufacturer&search=%E0%A4%AA%E0%A5%8D%E0%A4%AF%E0%A4%BE%E0%A4%9C',
  ])('%s is its own canonical address', (address) =>
    expect(directoryAddress(read(address.split('?')[1]!))).toBe(address),
  )
})

test('categoryId goes out as subcategory_id, its name not at all', () => {
  const { query } = directoryRead(read('categoryId=49&name=Onion&search=nashik'))
  expect(query).toEqual({ subcategory_id: 49, search: 'nashik', page: 1, page_size: 12 })
  expect(directoryRead(read('entityType=buyer&page=2')).query).toEqual({ page: 2, page_size: 12 })
})

test('kind of business, order and page are no filters', () => {
  expect(hasDirectoryFilters(read('entityType=buyer&near=Nashik,Maharashtra&page=2'))).toBe(false)
  expect(hasDirectoryFilters(read('search=x'))).toBe(true)
  expect(hasDirectoryFilters(read('categoryId=1'))).toBe(true)
})
