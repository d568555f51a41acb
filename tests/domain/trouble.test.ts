import { expect, test } from 'vitest'
import { ATTEMPTS, inAttempts } from '../../src/api/attempts.ts'
import { ApiError } from '../../src/api/errors.ts'
import { loadError } from '../../src/domain/load-error.ts'
import { trouble } from '../../src/domain/trouble.ts'
import { sendError } from '../../src/features/enquiry-form/form-error.ts'
import { leadsError } from '../../src/features/home/leads-error.ts'
import { mandiError } from '../../src/features/mandi/mandi-error.ts'
import { loadFailure, updateFailure } from '../../src/features/profile/profile-error.ts'
import { sendFailure } from '../../src/features/sign-in/sign-in-error.ts'
import { PaymentError, paymentErrorText } from '../../src/payments/payment-error.ts'

const wait = new ApiError('http', { status: 429, retryAfter: 90 })
const page = new ApiError('bad-reply', { status: 200, isPage: true })

test.each([
  [wait, /minutes.*"minutes":2/],
  [new ApiError('http', { status: 503, retryAfter: 30 }), /seconds.*30/],
  [page, /Wi-Fi asks you to sign in/],
])('%o', (error, said) => {
  const text = trouble(error)!
  expect(`${text.message} ${JSON.stringify(text.values ?? {})}`).toMatch(said)
})

test.each([new ApiError('offline'), new ApiError('http', { status: 429 }), new Error('anything')])(
  'of %o each page has words of its own',
  (error) => expect(trouble(error)).toBeUndefined(),
)

test.each([wait, page])('every page says %o alike', (error) => {
  const text = trouble(error)
  const payment = paymentErrorText(new PaymentError('order', { cause: error }))
  const said = [loadError(error), leadsError(error), mandiError(error), sendError(error), loadFailure(error), payment]
  for (const each of [...said, updateFailure(error).text, sendFailure(error).text]) expect(each).toEqual(text)
})

test('who asks for a pause is not asked again at once', () => {
  expect(inAttempts.retry(0, wait)).toBe(false)
  expect(inAttempts.retry(0, new ApiError('http', { status: 503, retryAfter: 5 }))).toBe(false)
  expect(inAttempts.retry(0, new ApiError('http', { status: 503 }))).toBe(ATTEMPTS > 1)
})
