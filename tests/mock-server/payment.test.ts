import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { isSignatureOf, signPayment } from '../../mock-server/checkout/signature.ts'
import { startMock } from './mock.ts'
import { newMobile, signInByOtp, type Answer, type Person } from './person.ts'

const STATUS = '/api/payment/subscriptions/status/'
const DAY_MS = 24 * 3600_000

let person: Person
const mock = await startMock()
afterAll(() => expect(mock.log).toEqual([]))
beforeEach(async () => {
  person = await signInByOtp(mock, newMobile())
})

/** The app's request for a subscription order. */
const ORDER = {
  amount: 999,
  payment_type: 'subscription',
  payment_plan: 1,
  description: 'Krishi Vyapar Premium',
  metadata: { user_plan: 'premium', platform: 'web' },
}
const create = (changes: object = {}) => person.post('/api/payment/create/', { ...ORDER, ...changes })
const verify = (paid: object) => person.post('/api/payment/verify/', paid)
const status = async () => (await person.get(STATUS)).body

/** The checkout's result for an order. */
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

test('no other plan is sold', async () => {
  expect(await create({ payment_plan: 2 })).toMatchObject({ status: 400, body: { error: 'invalid' } })
})

test('the checkout takes no order twice, and none that is not there', async () => {
  const pay = (order_id: unknown) => person.post('/_mock/pay', { order_id })
  const order = (await create()).body['order_id']
  const reply = await pay(order)
  expect(reply).toMatchObject({
    status: 200,
    body: { razorpay_order_id: order, razorpay_payment_id: expect.stringMatching(/^pay_\w{14}$/) },
  })
  expect((await verify(reply.body)).status).toBe(200)
  for (const wrong of [order, 'order_unknown', '', null, 5]) expect((await pay(wrong)).status).toBe(400)
})

describe('verifyPayment', () => {
  test('counts the days down, and ends', async () => {
    const own = await startMock()
    const mobile = newMobile()
    person = await signInByOtp(own, mobile)
    await verify(paid(await create()))
    expect(await status()).toMatchObject({ subscriptions: [{ days_remaining: 365, expiry_date: '2027-04-21' }] })
    own.clock.advance(10 * DAY_MS)
    expect(await status()).toMatchObject({ has_active_subscription: true, subscriptions: [{ days_remaining: 355 }] })

    own.clock.advance(355 * DAY_MS)
    person = await signInByOtp(own, mobile) // the token has expired by now
    expect(await status()).toMatchObject({ has_active_subscription: false, subscriptions: [{ days_remaining: 0 }] })
    expect((await person.get('/api/mobile/v1/user-profile/')).body).toMatchObject({ is_premium: false })
  })

  test('ends on a day of India, where it is tomorrow already', async () => {
    const own = await startMock({ now: Date.parse('2026-04-21T18:30:00Z') })
    person = await signInByOtp(own, newMobile())
    await verify(paid(await create()))
    expect(await status()).toMatchObject({ subscriptions: [{ expiry_date: '2027-04-22' }] })
  })

  test('of a second order adds a second year', async () => {
    const orders = [await create(), await create()] // on two phones
    for (const [index, one] of orders.entries()) await verify(paid(one, `pay_${index}`))
    const { subscriptions } = (await status()) as { subscriptions: { days_remaining: number }[] }
    expect(subscriptions).toHaveLength(2)
    expect(subscriptions[0]?.days_remaining).toBeGreaterThanOrEqual(730)
  })
})
