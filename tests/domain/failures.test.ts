import { expect, test } from 'vitest'
import { proves } from '../proves.ts'
import { ATTEMPTS, inAttempts } from '../../src/api/query-client.ts'
import { ApiError, isMissing, type ApiErrorKind } from '../../src/api/errors.ts'
import { commonError, loadError, sendError, type FailureWords } from '../../src/domain/failures.ts'
import { enquiryFailure } from '../../src/features/enquiry-form/SendFailure.tsx'
import { enquiriesError } from '../../src/features/home/LatestEnquiries.tsx'
import { mandiError } from '../../src/features/mandi/mandi-errors.ts'
import { updateFailure } from '../../src/features/profile/ProfileForm.tsx'
import { loadFailure } from '../../src/features/profile/ProfilePage.tsx'
import { resendFailure, verifyFailure } from '../../src/features/sign-in/OtpStep.tsx'
import { sendFailure } from '../../src/features/sign-in/PhoneStep.tsx'
import { joinError } from '../../src/features/subscription/PlanOffer.tsx'
import { PaymentError, paymentErrorText } from '../../src/payments/payment-error.ts'

const http = (status: number) => new ApiError('http', { status })
const kind = (name: ApiErrorKind, cause?: unknown) => new ApiError(name, { cause })
const OTHER = 'An unexpected error occurred. Please try again.'
const everywhere = [
  [kind('offline'), 'You are currently offline. Please check your internet connection and try again.'],
  [kind('network'), 'Network error. Please check your internet connection and try again.'],
  [kind('timeout'), 'Request timed out. Please try again.'],
  [http(500), 'Server error. Please try again later.'],
  [http(503), 'Server error. Please try again later.'],
  [new TypeError('bug'), OTHER],
] as const

for (const [error, text] of [...everywhere, [http(400), OTHER], [kind('bad-reply'), OTHER]] as const)
  test(`loading anything: ${String(error)} → ${text}`, () => expect(loadError(error).message).toBe(text))

const words = { refused: { id: 'refused' }, unexpected: { id: 'unexpected' }, offline: { id: 'offline' } }
const refused = new ApiError('http', { status: 400, refusal: { message: 'Too long' } })
test.each([
  [new TypeError('bug'), { text: words.unexpected }],
  [undefined, { text: words.unexpected }],
  [kind('offline'), { text: words.offline }],
  [kind('network'), { text: words.unexpected }],
  [http(400), { text: words.refused }],
  [refused, { serverMessage: 'Too long' }],
])('sending anything: %o → %o', (error, said) => expect(sendError(error, words)).toEqual(said))

test.each([
  [http(404), true],
  [http(410), false],
  [new TypeError('bug'), false],
])('%o means that there is no such record: %s', (error, is) => expect(isMissing(error)).toBe(is))

/** §home.12; e2e/failures.spec.ts tests one of them on the page. */
for (const [error, text] of [
  ...everywhere,
  [http(404), 'API endpoint not found. Please try again later.'],
  [http(400), 'Failed to fetch latest enquiries'],
  [http(429), 'Failed to fetch latest enquiries'],
  [kind('bad-reply'), OTHER],
  [undefined, OTHER],
] as const)
  test(`home: ${String(error)} → ${text}`, proves(`Home leads: ${text}`), () =>
    expect(enquiriesError(error).message).toBe(text),
  )

/** §mandi.12; e2e/mandi.spec.ts tests one of them on the page. */
for (const [error, text] of [
  ...everywhere,
  [http(401), 'Your session has expired. Please log in again.'],
  [http(404), 'Price mandi data not found. Please try again later.'],
  [http(400), 'Failed to fetch price mandi data'],
  [http(429), 'Failed to fetch price mandi data'],
  [kind('bad-reply', ['records: Array']), 'Invalid response structure'],
  [kind('bad-reply', new SyntaxError('no JSON')), OTHER],
  [undefined, OTHER],
] as const)
  test(`mandi: ${String(error)} → ${text}`, proves(`Mandi: ${text}`), () =>
    expect(mandiError(error).message).toBe(text),
  )

/** §profile.6 */
const profileLoad = proves('Profile load: Failed to load profile data. Please try again.')
test.each([
  [http(500), 'Failed to load profile data. Please try again.'],
  [kind('offline'), 'Failed to load profile data. Please try again.'],
  [kind('bad-reply'), 'Failed to load profile data'],
])('loading the profile: %s → %s', profileLoad, (error, text) => expect(loadFailure(error).message).toBe(text))

/** §profile.7 */
for (const [error, text] of [
  [kind('network'), 'Network Error'],
  [kind('offline'), 'Could not connect to server'],
  [kind('timeout'), 'Could not connect to server'],
  [kind('bad-reply'), 'An error occurred. Please try again.'],
  [http(500), 'An error occurred. Please try again.'],
  [new TypeError('bug'), 'Unknown error occurred'],
] as const)
  test(`saving the profile: ${String(error)} → ${text}`, proves(`Other generic: ${text}`), () =>
    expect(updateFailure(error)).toMatchObject({ text: { message: text } }),
  )

test('saving the profile: the server’s message comes first', () =>
  expect(updateFailure(refused)).toEqual({ serverMessage: 'Too long' }))

/** §sign-in.15 */
const said = ({ text, serverMessage }: FailureWords) =>
  [text?.message, serverMessage].filter((each) => each !== undefined)
const refusal = (status: number, message?: string) => new ApiError('http', { status, refusal: { message } })
const NOT_VERIFIED = 'Failed to verify OTP. Please try again.'
const refusedOtp = proves(
  'Send OTP, server refusal: Failed to send OTP',
  'Resend failure: Failed to resend OTP',
  'Resend failure: the server message',
)
test('a refused OTP shows the server’s message or else ours', refusedOtp, () => {
  expect(said(sendFailure(refusal(0, 'Blocked number')))).toEqual(['Blocked number'])
  expect(said(sendFailure(refusal(429, 'Too many')))).toEqual(['Too many'])
  expect(said(sendFailure(refusal(0, '')))).toEqual(['Failed to send OTP'])
  expect(said(sendFailure(http(500)))).toEqual(['Failed to send OTP'])
  expect(said(resendFailure(refusal(0, 'Blocked number')))).toEqual(['Blocked number'])
  expect(said(resendFailure(http(500)))).toEqual(['Failed to resend OTP'])
})

const lostOtp = proves(
  'Resend failure: Failed to resend OTP. Please try again.',
  'Verify, network failure: Failed to verify OTP. Please try again.',
)
const lost = [kind('offline'), kind('timeout'), kind('network'), kind('bad-reply')]
test.each(lost)('an OTP: %o → our words', lostOtp, (error) => {
  expect(said(sendFailure(error))).toEqual(['Failed to send OTP. Please try again.'])
  expect(said(resendFailure(error))).toEqual(['Failed to resend OTP. Please try again.'])
  expect(said(verifyFailure(error))).toEqual([NOT_VERIFIED])
})

test('an OTP that couldn’t be checked shows our message, and the server’s reason if it concerns this person', () => {
  expect(said(verifyFailure(refusal(429, 'Wait two minutes')))).toEqual([NOT_VERIFIED, 'Wait two minutes'])
  expect(said(verifyFailure(refusal(500, 'Stack trace')))).toEqual([NOT_VERIFIED])
})
const wait = new ApiError('http', { status: 429, retryAfter: 90 })
const page = new ApiError('bad-reply', { status: 200, isPage: true })

test.each([
  [wait, /minutes.*"minutes":2/],
  [new ApiError('http', { status: 503, retryAfter: 30 }), /seconds.*30/],
  [new ApiError('http', { status: 503, retryAfter: 60 }), /minutes.*"minutes":1}/],
  [page, /Wi-Fi asks you to sign in/],
  [http(413), /Choose a smaller file/],
])('%o', (error, said) => {
  const text = commonError(error)!
  expect(`${text.message} ${JSON.stringify(text.values ?? {})}`).toMatch(said)
})

test.each([new ApiError('offline'), new ApiError('http', { status: 429 }), new Error('anything')])(
  '%o has a different message on each page',
  (error) => expect(commonError(error)).toBeUndefined(),
)

test.each([wait, page])('%o has the same message on every page', (error) => {
  const text = commonError(error)
  const order = new PaymentError('order', { cause: error })
  const loading = [loadError(error), enquiriesError(error), mandiError(error)]
  const paying = [paymentErrorText(order), joinError(order)]
  const sending = [enquiryFailure(error).text, updateFailure(error).text]
  const signingIn = [sendFailure, resendFailure, verifyFailure].map((failure) => failure(error).text)
  for (const each of [...loading, ...paying, ...sending, ...signingIn]) expect(each).toEqual(text)
})

test.each([
  new ApiError('http', { status: 401 }),
  new ApiError('http', { status: 429 }),
  new ApiError('offline'),
  new ApiError('bad-reply'),
])('%o is final: no second attempt', (error) => expect(inAttempts.retry(0, error)).toBe(false))

test('a server that asks for a pause is not asked again at once', () => {
  expect(inAttempts.retry(0, wait)).toBe(false)
  expect(inAttempts.retry(0, new ApiError('http', { status: 503, retryAfter: 5 }))).toBe(false)
  expect(inAttempts.retry(0, new ApiError('http', { status: 503 }))).toBe(ATTEMPTS > 1)
})
