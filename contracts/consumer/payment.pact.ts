import { ask } from './app.ts'
import { createPayment, planQuery, subscriptionStatusQuery, verifyPayment } from '../../src/api/payment.ts'
import { contractsIn, refusal, type State } from './contract.ts'
import { date, fromState, inScript, list, number, text, integer } from './match.ts'
import { ME, OTHER } from './people.ts'
import { order } from './shapes.ts'

const lang = 'en'
const contract = contractsIn(lang)

const features = {
  en: list(text('Contact details of everybody')),
  hi: list(inScript(text('सभी के संपर्क विवरण'), 'hi')),
  mr: list(inScript(text('सर्वांचे संपर्क तपशील'), 'mr')),
}
const subscription = { expiry_date: date('2026-11-07'), amount: number(999), days_remaining: integer(200), features }

contract('getSubscriptionStatus', {
  request: 'GET /api/payment/subscriptions/status/',
  call: () => ask(subscriptionStatusQuery(lang)),
  answers: {
    '200: premium': {
      given: [
        ['a plan exists', { plan: 1, amount: 999 }],
        ['the user is premium', { mobile: ME }],
      ],
      body: { has_active_subscription: true, subscriptions: list({ ...subscription, amount: 999 }) },
    },
    '200: expired': {
      given: [['the subscription has expired', { mobile: ME }]],
      body: { has_active_subscription: false, subscriptions: list({ ...subscription, days_remaining: 0 }) },
    },
    '200: never subscribed': {
      given: [['the user never subscribed', { mobile: ME }]],
      body: { has_active_subscription: false, subscriptions: [] },
    },
  },
})

contract('getPlan', {
  request: 'GET /api/payment/plans/1/',
  given: [['a plan exists', { plan: 1, amount: 999 }]],
  call: () => ask(planQuery(lang)),
  answers: {
    '200: the premium plan': { body: { id: 1, amount: 999, features } },
    '404: it is not sold any more': { given: [['a plan does not exist', { plan: 1 }]], body: refusal },
  },
})

const body = {
  amount: 999,
  description: 'Premium for a year',
  payment_type: 'subscription',
  payment_plan: 1,
  metadata: { user_plan: 'premium', platform: 'web' },
}
contract('createPayment', {
  request: 'POST /api/payment/create/',
  json: body,
  given: [['a plan exists', { plan: 1, amount: 999 }]],
  call: ({ amount, description }: typeof body) => createPayment({ amount, description }, lang),
  answers: {
    '201: an order': { body: { ...order, id: integer(77), amount: 99_900 } },
    '400: another amount than the plan’s': {
      json: { ...body, amount: 1 },
      body: refusal,
    },
    '400: premium already': {
      given: [
        ['a plan exists', { plan: 1, amount: 999 }],
        ['the user is premium', { mobile: ME }],
      ],
      body: { ...refusal, error: 'already_subscribed' },
    },
  },
})

const HEX = /^[0-9a-f]{64}$/
const signature = 'ab12'.repeat(16)
const paidBy = (mobile: string): State => [
  'a subscription order was paid',
  { mobile, order_id: 'order_Q8x2mVt4LkPz7a', payment_id: 'pay_Q8x3nWu5MlQa8b' },
]
const payment = { razorpay_order_id: 'order_Q8x2mVt4LkPz7a', razorpay_payment_id: 'pay_Q8x3nWu5MlQa8b' }
contract('verifyPayment', {
  request: 'POST /api/payment/verify/',
  // Signed with a secret that only the provider and its payment provider know.
  json: { ...payment, razorpay_signature: fromState('razorpay_signature', HEX, signature) },
  given: [paidBy(ME)],
  call: (sent) => verifyPayment(sent, lang),
  answers: {
    '200: premium from now on': { body: { status: 'success', message: text('You are a premium member now.') } },
    '200: not confirmed': {
      optional: true,
      given: [['the reply is like the example', { operationId: 'verifyPayment', example: 'notVerified' }]],
      json: { ...payment, razorpay_signature: signature },
      body: { status: 'error', message: text('The payment could not be confirmed.') },
    },
    '400: somebody else’s order': { given: [paidBy(OTHER)], body: refusal },
    '400: a signature that is not the payment provider’s': {
      json: { ...payment, razorpay_signature: '0'.repeat(64) },
      body: refusal,
    },
  },
})
