import { expect, test } from 'vitest'
import { proves } from '../proves.ts'
import { isPayable, purposeOf, SUBSCRIPTION, subjectOf } from '../../src/payments/purchases.ts'

const order = { order_id: 'order_1', amount: 1000, currency: 'INR' }

test.each([1000, 100])('an order of %d paise can be paid', (amount) => {
  expect(isPayable({ ...order, amount })).toBe(true) // 100 is the provider's minimum
})
test.each([
  ...[NaN, 0, 99, 1000.5, -1000, Infinity].map((amount) => ({ amount })),
  ...['USD', ''].map((currency) => ({ currency })),
  { order_id: '' },
])('an order with %j can’t', proves('case 27'), (wrong) => {
  expect(isPayable({ ...order, ...wrong })).toBe(false)
})

test.each([
  ['enquiry', 12, 'enquiry_12'],
  ['manufacturer', 7, 'manufacturer_7'],
] as const)('the purpose of a contact: %s %i', (kind, id, purpose) => {
  expect(purposeOf({ kind, id })).toBe(purpose)
  expect(subjectOf(purpose)).toEqual({ kind, id })
})
test('a payment of the plan that an earlier version has stored is still found', () => {
  expect(SUBSCRIPTION).toBe('subscription')
})
const others = ['subscription', 'enquiry_', 'agent_5', 'my_enquiry_5', 'enquiry_5_6', '']
test.each(others)('%s names no contact', (purpose) => {
  expect(subjectOf(purpose)).toBeUndefined()
})
