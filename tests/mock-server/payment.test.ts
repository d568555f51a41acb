import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isSignatureOf, signPayment } from '../../mock-server/checkout/signature.ts'
import { PREMIUM_ORDER } from './client.ts'
import { startMock, type TestMock } from './mock.ts'
import { inEveryLanguage, newMobile, signInByOtp, visitor, type Answer, type Person } from './person.ts'
import { type Locale, TRANSLATED } from '../../src/i18n/locales.ts'

const STATUS = '/api/payment/subscriptions/status/'
const DAY_MS = 24 * 3600_000

let mock: TestMock
let person: Person
beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => expect(mock.log).toEqual([]))
beforeEach(async () => {
  person = await signInByOtp(mock, newMobile())
})

const create = (changes: object = {}) => person.post('/api/payment/create/', { ...PREMIUM_ORDER, ...changes })
const verify = (paid: object) => person.post('/api/payment/verify/', paid)
const status = async () => (await person.get(STATUS)).body

/** What the checkout hands over for an order. */
function paid({ body }: Answer, payment = 'pay_IH4NVgf4Dreq1l') {
  const orderId = String(body['order_id'])
  return {
    razorpay_order_id: orderId,
    razorpay_payment_id: payment,
    razorpay_signature: signPayment(orderId, payment),
  }
}

test("the signature is the provider's", () => {
  expect(signPayment('order_IEIaMR65cu6nz3', 'pay_IH4NVgf4Dreq1l', 'EnLs21M47BllR3X8PSFtjtbd')).toBe(
    '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
  )
  const own = signPayment('order_1', 'pay_1')
  expect(isSignatureOf(own, 'order_1', 'pay_1')).toBe(true)
  for (const bad of [own.slice(1), own.replace(/.$/, (c) => (c === '0' ? '1' : '0')), '', 'not hexadecimal']) {
    expect(isSignatureOf(bad, 'order_1', 'pay_1')).toBe(false)
  }
})

describe('getPlan', () => {
  test('is ₹999 a year, its features in three languages', async () => {
    const { status: code, body } = await person.get('/api/payment/plans/1/')
    expect({ code, body }).toMatchObject({ code: 200, body: { id: 1, amount: 999 } })
    const features = body['features'] as Record<Locale, string[]>
    for (const lang of TRANSLATED) {
      expect(features[lang]).toHaveLength(features.en.length)
      for (const sentence of features[lang]) expect(sentence).toMatch(/^[\p{Script=Devanagari}\p{P}\s]+$/u)
    }
    expect(features.hi.some((sentence) => features.mr.includes(sentence))).toBe(false)
  })

  test.each(['2', '0', 'premium'])('there is no plan %s', async (plan) => {
    expect((await person.get(`/api/payment/plans/${plan}/`)).status).toBe(404)
  })
})

describe('createPayment', () => {
  test('orders in paise', async () => {
    expect(await create()).toEqual({
      status: 201,
      body: {
        order_id: expect.stringMatching(/^order_\w{14}$/),
        id: expect.any(Number),
        amount: 99_900,
        currency: 'INR',
      },
    })
    expect(await status()).toEqual({ has_active_subscription: false, subscriptions: [] })
  })

  test('refuses another amount, in every language', async () => {
    expect(await create({ amount: 1 })).toMatchObject({ status: 400, body: { error: 'amount_wrong' } })
    await inEveryLanguage(
      (lang) => person.post('/api/payment/create/', { ...PREMIUM_ORDER, amount: 99_900 }, lang),
      (body) => body['message'],
    )
  })

  test.each([
    ['amount', { amount: '999' }],
    ['amount', { amount: 0 }],
    ['payment_plan', { payment_plan: 2 }],
    ['payment_type', { payment_type: 'contact' }],
    ['description', { description: undefined }],
    ['metadata.platform', { metadata: { user_plan: 'premium' } }],
    ['coupon', { coupon: 'FREE' }],
  ])('refuses a bad %s', async (field, changes) => {
    expect(await create(changes)).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } })
  })
})

describe('verifyPayment', () => {
  test('makes the user premium for a year', async () => {
    expect(await verify(paid(await create()))).toMatchObject({ status: 200, body: { status: 'success' } })
    expect(await status()).toMatchObject({
      has_active_subscription: true,
      subscriptions: [
        { expiry_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), amount: 999, days_remaining: expect.any(Number) },
      ],
    })
    expect((await person.get('/api/mobile/v1/user-profile/')).body).toMatchObject({ is_premium: true })
  })

  test('counts the days down, and ends', async () => {
    const own = await startMock()
    const mobile = newMobile()
    person = await signInByOtp(own, mobile)
    await verify(paid(await create()))
    expect(await status()).toMatchObject({ subscriptions: [{ days_remaining: 365, expiry_date: '2027-04-21' }] })
    own.clock.advance(10 * DAY_MS)
    expect(await status()).toMatchObject({ has_active_subscription: true, subscriptions: [{ days_remaining: 355 }] })

    own.clock.advance(355 * DAY_MS)
    person = await signInByOtp(own, mobile) // the token has expired in the meantime
    expect(await status()).toMatchObject({ has_active_subscription: false, subscriptions: [{ days_remaining: 0 }] })
    expect((await person.get('/api/mobile/v1/user-profile/')).body).toMatchObject({ is_premium: false })
  })

  test('ends on a day of India, where it is tomorrow already', async () => {
    const own = await startMock({ now: Date.parse('2026-04-21T18:30:00Z') })
    person = await signInByOtp(own, newMobile())
    await verify(paid(await create()))
    expect(await status()).toMatchObject({ subscriptions: [{ expiry_date: '2027-04-22' }] })
  })

  test('twice is once', async () => {
    const payment = paid(await create())
    await verify(payment)
    const once = await status()
    expect(await verify(payment)).toMatchObject({ status: 200, body: { status: 'success' } })
    expect(await Promise.all([verify(payment), verify(payment)])).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(await status()).toEqual(once)
  })

  test('and nothing more is sold while it runs', async () => {
    await verify(paid(await create()))
    expect(await create()).toMatchObject({ status: 400, body: { error: 'already_subscribed' } })
  })

  test('of a second order adds a second year', async () => {
    const orders = [await create(), await create()] // on two phones
    for (const [index, one] of orders.entries()) await verify(paid(one, `pay_${index}`))
    const { subscriptions } = (await status()) as { subscriptions: { days_remaining: number }[] }
    expect(subscriptions).toHaveLength(2)
    expect(subscriptions[0]?.days_remaining).toBeGreaterThanOrEqual(730)
  })

  test('refuses a bad signature, in every language, and the right one still counts', async () => {
    const payment = paid(await create())
    const forged = { ...payment, razorpay_signature: 'f'.repeat(64) }
    expect(await verify(forged)).toMatchObject({ status: 400, body: { error: 'payment_unverified' } })
    const said = await inEveryLanguage(
      (lang) => person.post('/api/payment/verify/', forged, lang),
      (body) => body['message'],
    )
    expect(said[0]).toBe('Payment verification failed')
    expect(await status()).toMatchObject({ has_active_subscription: false })
    expect((await verify(payment)).status).toBe(200)
  })

  test('refuses the signature of another payment', async () => {
    const answer = await create()
    const payment = { ...paid(answer, 'pay_1'), razorpay_payment_id: 'pay_2' }
    expect(await verify(payment)).toMatchObject({ status: 400, body: { error: 'payment_unverified' } })
  })

  test("refuses an unknown order and another person's, in every language", async () => {
    const payment = paid(await create())
    person = await signInByOtp(mock, newMobile())
    expect(await verify(payment)).toMatchObject({ status: 400, body: { error: 'order_unknown' } })
    expect(await verify(paid({ status: 201, body: { order_id: 'order_made0up' } }))).toMatchObject({ status: 400 })
    await inEveryLanguage(
      (lang) => person.post('/api/payment/verify/', payment, lang),
      (body) => body['message'],
    )
  })

  test.each(['razorpay_order_id', 'razorpay_payment_id', 'razorpay_signature'])('asks for %s', async (field) => {
    expect(await verify({ ...paid(await create()), [field]: undefined })).toMatchObject({
      status: 400,
      body: { errors: { [field]: [expect.any(String)] } },
    })
  })

  test('says in every language that it is done', async () => {
    const payment = paid(await create())
    await inEveryLanguage(
      (lang) => person.post('/api/payment/verify/', payment, lang),
      (body) => body['message'],
    )
  })
})

test('the demo users are premium, no longer premium, or never were', async () => {
  for (const [mobile, active, count] of [
    ['9876500021', true, 1],
    ['9876500041', false, 1],
    ['9876500015', false, 0],
  ] as const) {
    person = await signInByOtp(mock, mobile)
    const answer = await status()
    expect(answer['has_active_subscription'], mobile).toBe(active)
    expect(answer['subscriptions'], mobile).toHaveLength(count)
  }
})

test('all of it needs a token', async () => {
  const anybody = visitor(mock, 'made-up')
  expect((await anybody.get(STATUS)).status).toBe(401)
  expect((await anybody.get('/api/payment/plans/1/')).status).toBe(401)
  expect((await anybody.post('/api/payment/create/', PREMIUM_ORDER)).status).toBe(401)
  expect((await anybody.post('/api/payment/verify/', {})).status).toBe(401)
})
