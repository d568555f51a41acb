import { expect, test } from 'vitest'
import { isSignatureOf, signPayment } from '../../mock-server/checkout/signature.ts'
import { anEnquiryForm, clientOf, newMobile, signedIn, signInByOtp, type Client, type Schemas } from './client.ts'
import { startMock } from './mock.ts'

/** What changes as time passes. What does not: contracts/journeys. */

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const FARMER = '9876500011'

test('a code is good for 120 s, five wrong ones block the number as long, and a token is good for 30 days', async () => {
  const mock = await startMock()
  const mobile = newMobile()
  const person = await signInByOtp(mock, mobile)
  const verify = (otp: string) => person('POST', '/api/auth/verify-otp/', { json: { mobile, otp } })
  for (const [after, isSignedIn] of [
    [119_999, true],
    [120_000, false],
  ] as const) {
    await person('POST', '/api/auth/request-otp/', { json: { mobile } })
    mock.clock.advance(after)
    expect('token' in (await verify('123456')).body).toBe(isSignedIn)
  }
  await person('POST', '/api/auth/request-otp/', { json: { mobile } })
  for (let tries = 0; tries < 5; tries++) await verify('654321')
  expect((await verify('123456')).status).toBe(429)
  mock.clock.advance(120_000)
  const again = await signInByOtp(mock, mobile)
  mock.clock.advance(30 * DAY_MS - 1)
  expect((await again('GET', '/api/user/profile/')).status).toBe(200)
  mock.clock.advance(1)
  expect((await again('GET', '/api/user/profile/')).status).toBe(401)
})

test('an enquiry is on the board after 24 hours', async () => {
  const mock = await startMock()
  const form = anEnquiryForm()
  const { id } = (await signedIn(mock, FARMER)<Schemas['Enquiry']>('POST', '/api/mobile/v1/enquiries/', { form })).body
  const found = async () => {
    const buyer = signedIn(mock, '9876500015')
    const path = '/api/mobile/v1/global-enquiries/?search=testgaon'
    return (await buyer<Schemas['EnquiryPage']>('GET', path)).body.results.map((card) => card.id)
  }
  mock.clock.advance(DAY_MS - 1)
  expect(await found()).toEqual([])
  mock.clock.advance(1)
  expect(await found()).toEqual([id])
})

test('an Idempotency-Key works for two requests at once, and for 24 hours; a refusal leaves it free', async () => {
  const mock = await startMock()
  const key = '5f0c9be2a1d84c37b6e0f4a9d2c81b73'
  const post = (changes = {}) =>
    clientOf(mock, mock.tokenOf(FARMER))('POST', '/api/mobile/v1/enquiries/', { form: anEnquiryForm(changes), key })
  const stored = () => mock.rows(`SELECT 1 FROM enquiry WHERE location = 'Testgaon, Nashik'`).length
  expect((await post({ minimum_expected_price: '99' })).status).toBe(400)
  const [first, second] = await Promise.all([post(), post()])
  expect(second).toEqual(first)
  mock.clock.advance(DAY_MS)
  await post()
  expect(stored()).toBe(1)
  mock.clock.advance(1)
  await post()
  expect(stored()).toBe(2)
})

const STATUS = '/api/payment/subscriptions/status/'
async function subscribe(person: Client, orders = 1) {
  const amount = { amount: 999, payment_type: 'subscription', payment_plan: 1, description: 'Premium' }
  const order = { ...amount, metadata: { user_plan: 'premium', platform: 'web' } }
  const created: string[] = []
  for (let turn = 0; turn < orders; turn++)
    created.push((await person<Schemas['PaymentOrder']>('POST', '/api/payment/create/', { json: order })).body.order_id)
  for (const razorpay_order_id of created) {
    const razorpay_payment_id = 'pay_IH4NVgf4Dreq1l'
    const razorpay_signature = signPayment(razorpay_order_id, razorpay_payment_id)
    const json = { razorpay_order_id, razorpay_payment_id, razorpay_signature }
    await person('POST', '/api/payment/verify/', { json })
  }
  return (await person('GET', STATUS)).body
}

test('a subscription counts its days down, ends on a day of India, and a second one adds a year', async () => {
  const mock = await startMock({ now: Date.parse('2026-04-21T18:30:00Z') }) // the 22nd in India
  const mobile = newMobile()
  expect(await subscribe(await signInByOtp(mock, mobile))).toMatchObject({
    subscriptions: [{ days_remaining: 365, expiry_date: '2027-04-22' }],
  })
  mock.clock.advance(365 * DAY_MS)
  const status = (await (await signInByOtp(mock, mobile))('GET', STATUS)).body
  expect(status).toMatchObject({ has_active_subscription: false, subscriptions: [{ days_remaining: 0 }] })
  const twice = await subscribe(await signInByOtp(mock, newMobile()), 2) // on two phones
  expect(twice).toMatchObject({ subscriptions: [{ days_remaining: 731 }, { days_remaining: 366 }] })
})

test("the checkout's signature is the provider's", () => {
  expect(signPayment('order_IEIaMR65cu6nz3', 'pay_IH4NVgf4Dreq1l', 'EnLs21M47BllR3X8PSFtjtbd')).toBe(
    '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
  )
  expect(isSignatureOf('not hexadecimal', 'order_1', 'pay_1')).toBe(false)
})
