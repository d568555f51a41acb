import { beforeAll, expect, it } from 'vitest'
import { isSignatureOf } from '../../mock-server/checkout/signature.ts'
import type { Payment } from '../../mock-server/checkout/pay.ts'
import { clientOf, PREMIUM_ORDER, signedIn, type Client } from './client.ts'
import { startMock, type TestMock } from './mock.ts'

let mock: TestMock
let buyer: Client
let checkout: Client
beforeAll(async () => {
  mock = await startMock()
  buyer = signedIn(mock, '9876500015')
  checkout = clientOf(mock)
})

const pay = (order_id: unknown) => checkout<Payment>('POST', '/_mock/pay', { json: { order_id } })

it('is a script under its own address', async () => {
  const reply = await mock.fetch(new Request('http://mock.test/checkout.js'))
  expect(reply.headers.get('content-type')).toContain('text/javascript')
  expect(await reply.text()).toContain('class Razorpay')
})

it('is what the app is told to use', async () => {
  const reply = await mock.fetch(new Request('http://mock.test/config.json'))
  expect(await reply.json()).toMatchObject({ checkout: { script: '/checkout.js', key: 'rzp_test_mock' } })
})

it('pays a subscription, which holds once it is verified', async () => {
  const { body } = await buyer<{ order_id: string }>('POST', '/api/payment/create/', { json: PREMIUM_ORDER })
  const payment = await pay(body.order_id)
  expect(payment).toMatchObject({ status: 200, body: { razorpay_order_id: body.order_id } })
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = payment.body
  expect(isSignatureOf(razorpay_signature, razorpay_order_id, razorpay_payment_id)).toBe(true)

  const status = () => buyer('GET', '/api/payment/subscriptions/status/')
  expect(await status()).toMatchObject({ body: { has_active_subscription: false } })
  expect(await buyer('POST', '/api/payment/verify/', { json: payment.body })).toMatchObject({
    body: { status: 'success' },
  })
  expect(await status()).toMatchObject({ body: { has_active_subscription: true } })
})

it('pays for a contact, which is visible from then on', async () => {
  const farmer = signedIn(mock, '9876500011')
  const { id } = mock.store.db
    .prepare(
      `SELECT enquiry.id FROM enquiry JOIN user ON user.id = user_id WHERE mobile NOT LIKE '98765000%' AND closed_at IS NULL`,
    )
    .get() as { id: number }
  const detail = async () => JSON.stringify((await farmer('GET', `/api/mobile/v1/enquiries/${id}/detail/`)).body)
  expect(await detail()).toContain('"can_view_contact":false')
  const { body } = await farmer<{ data: { order_id: string } }>('POST', `/api/mobile/v1/enquiries/${id}/purchase/`)
  expect(await pay(body.data.order_id)).toMatchObject({ status: 200 })
  expect(await detail()).toContain('"can_view_contact":true')
})

it('takes no order twice, and none that is not there', async () => {
  const { body } = await buyer<{ data: { order_id: string } }>('POST', '/api/mobile/v1/enquiries/3/purchase/')
  const orderId = body.data?.order_id
  if (orderId) expect((await pay(orderId)).status).toBe(200)
  for (const wrong of [orderId, 'order_unknown', '', null, 5]) expect((await pay(wrong)).status).toBe(400)
})
