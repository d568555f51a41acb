import { expect, test } from 'vitest'
import { proves } from '../proves.ts'
import { isPayable, purposeOf, subjectOf } from '../../src/payments/purchases.ts'

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
  { kind: 'enquiry', id: 12 },
  { kind: 'manufacturer', id: 7 },
] as const)('a purpose names its subject: %o', (subject) => {
  expect(subjectOf(purposeOf(subject))).toEqual(subject)
})
const others = ['subscription', 'enquiry_', 'agent_5', 'my_enquiry_5', 'enquiry_5_6', '']
test.each(others)('%s names no contact', (purpose) => {
  expect(subjectOf(purpose)).toBeUndefined()
})
