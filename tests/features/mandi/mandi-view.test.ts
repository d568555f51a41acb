import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { mandiAddress, readMandiView, type MandiView } from '../../../src/features/mandi/mandi-view.ts'

const read = (query: string) => readMandiView(new URLSearchParams(query))
const plain: MandiView = { filters: {}, page: 1, sort: undefined, unit: 'quintal' }

test('an empty address is the first page of everything, per quintal, as reported', () => {
  expect(read('')).toEqual(plain)
  // A bare address would open the person's own place (§mandi.22).
  expect(mandiAddress(plain)).toBe('/price-mandi?place=all')
  expect(read('place=all')).toEqual(plain)
})

test('the address contains the whole view', () => {
  const view: MandiView = {
    filters: { state: 'Maharashtra', district: 'Nashik', commodity: 'कांदा', grade: 'FAQ & Local' },
    page: 3,
    sort: { key: 'modal', order: 'desc' },
    unit: 'kg',
  }
  const address = mandiAddress(view)
  expect(address).toBe(
    '/price-mandi?state=Maharashtra&district=Nashik&commodity=%E0%A4%95%E0%A4%BE%E0%A4%82%E0%A4%A6%E0%A4%BE&grade=FAQ+%26+Local&page=3&sort=modal&order=desc&unit=kg',
  )
  expect(read(address.split('?')[1]!)).toEqual(view)
})

test.each(['sort=price', 'order=desc', 'unit=ton', 'state=&district=%20%20&commodity=', 'utm_source=sms&lang=hi'])(
  'invalid parameters are ignored: %s',
  (query) => {
    expect(read(query)).toEqual(plain)
  },
)

test.each([
  ['sort=min&order=up', { sort: { key: 'min', order: 'asc' } }],
  ['commodity=%20onion%20', { filters: { commodity: 'onion' } }],
  [`grade=${'x'.repeat(80)}`, { filters: { grade: 'x'.repeat(60) } }],
  ['state=Delhi&district=New Delhi', { filters: { state: 'Delhi', district: 'Delhi' } }],
  ['state=<script>alert(1)</script>', { filters: { state: '<script>alert(1)</script>' } }],
])('%s', (query, part) => {
  expect(read(query)).toMatchObject(part)
})

test('every view survives a round trip through its address', () => {
  const names = ['state', 'district', 'commodity', 'grade', 'page', 'sort', 'order', 'unit', 'x']
  const pair = tuple(constantFrom(...names), oneof(string({ unit: 'binary' }), constantFrom('2', 'kg', 'min', 'asc')))
  assert(
    property(array(pair), (pairs) => {
      const address = mandiAddress(readMandiView(new URLSearchParams(pairs)))
      expect(mandiAddress(read(address.split('?')[1] ?? ''))).toBe(address)
    }),
  )
})
