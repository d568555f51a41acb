import { expect, test } from 'vitest'
import { PaymentError } from '../../../src/payments/payment-error.ts'
import { featuresOf } from '../../../src/features/subscription/ActivePlan.tsx'
import { joinError } from '../../../src/features/subscription/PlanOffer.tsx'

test('features in the person’s language, else in English and marked as such', () => {
  const features = { en: ['No ads'], hi: ['कोई विज्ञापन नहीं'], mr: [] }
  expect(featuresOf(features, 'hi')).toEqual({ lang: 'hi', texts: ['कोई विज्ञापन नहीं'] })
  expect(featuresOf(features, 'mr')).toEqual({ lang: 'en', texts: ['No ads'] })
  expect(featuresOf({ en: [], hi: [], mr: [] }, 'mr').texts).toEqual([])
})

/** §subscription.8 */
test.each([
  ['order', 'Failed to create payment. Please try again.'],
  ['initiate', 'Something went wrong. Please try again.'],
  ['profile', 'User profile not loaded. Please try again.'],
  ['script', 'Failed to load Razorpay script'],
  ['key', 'Razorpay API key is missing'],
] as const)('%s', (kind, text) => {
  expect(joinError(new PaymentError(kind)).message).toBe(text)
})
