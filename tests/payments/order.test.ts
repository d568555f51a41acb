import { describe, expect, test } from 'vitest'
import { proves } from '../proves.ts'
import { isPayable, paymentTargetOf, subjectOf } from '../../src/payments/purchases.ts'

const order = { order_id: 'order_1', amount: 1000, currency: 'INR' }

describe('isPayable', () => {
  test('an order of ₹10 is', () => {
    expect(isPayable(order)).toBe(true)
    expect(isPayable({ ...order, amount: 100 })).toBe(true) // the provider's minimum
  })
  test.each([
    ['no number', { amount: NaN }],
    ['nothing', { amount: 0 }],
    ['less than the provider takes', { amount: 99 }],
    ['a fraction of a paisa', { amount: 1000.5 }],
    ['less than nothing', { amount: -1000 }],
    ['endless', { amount: Infinity }],
    ['another currency', { currency: 'USD' }],
    ['no currency', { currency: '' }],
    ['no order', { order_id: '' }],
  ])('%s is not', proves('case 27'), (_, wrong) => {
    expect(isPayable({ ...order, ...wrong })).toBe(false)
  })
})

test.each([
  { kind: 'enquiry', id: 12 },
  { kind: 'manufacturer', id: 7 },
] as const)('a purpose names its subject: %o', (subject) => {
  expect(subjectOf(paymentTargetOf(subject))).toEqual(subject)
})
test.each(['subscription', 'enquiry_', 'agent_5', 'enquiry_5_6', ''])('%s names no contact', (purpose) => {
  expect(subjectOf(purpose)).toBeUndefined()
})
