import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { activate } from '../../../src/i18n/catalog.ts'
import { featuresOf } from '../../../src/features/subscription/ActivePlan.tsx'
import SubscriptionPage from '../../../src/features/subscription/SubscriptionPage.tsx'
import { drop, put } from '../../../src/payments/confirmations.ts'
import { dismiss } from '../../../src/payments/confirm.ts'
import { entriesOf, writeEntry } from '../../../src/payments/journal.ts'
import { openSession } from '../../../src/session/session.ts'
import { stubFetch } from '../../api/page.ts'
import { aPayment, aPlan, aProfile } from '../../factories.ts'
import { proves } from '../../proves.ts'
import { show, signIn } from '../../render.tsx'

/** The price of the plan, and the server's answers to orders (rupees and paise). */
let amount = 999
let orders: (() => Response | Promise<Response>)[] = []
const loaded = () => Response.json({ ...aPlan(), amount })
let plan = loaded
type Options = { amount: number; modal: { ondismiss: () => void } }
/** The options of each checkout that was opened. */
let opened: Options[] = []
/** The provider's window. */
function Provider(options: Options) {
  return { on: () => undefined, open: () => opened.push(options) }
}
const isOpenFor = (paise: number) => waitFor(() => expect(opened.map(({ amount }) => amount)).toEqual([paise]))
beforeEach(() => {
  amount = 999
  opened = []
  plan = loaded
  Object.assign(window, { Razorpay: Provider })
  return () => opened.forEach(({ modal }) => modal.ondismiss())
})

/** A person whose subscriptions end on these days, the newest first, and have so many days left. */
async function showTo(has_active_subscription: boolean, ...ends: [day: string, left: number][]) {
  signIn()
  const subscriptions = ends.map(([expiry_date, days_remaining]) =>
    Object.assign(aPlan(), { expiry_date, days_remaining }),
  )
  const answers: Record<string, () => Response | Promise<Response>> = {
    status: () => Response.json({ has_active_subscription, subscriptions }),
    plans: () => plan(),
    create: () => orders.shift()!(),
    'config.json': () => Response.json({ checkout: { script: '/checkout.js', key: 'rzp_test' } }),
    'user-profile': () => Response.json(aProfile()),
  }
  stubFetch(({ url }) => Object.entries(answers).find(([part]) => url.includes(part))![1]())
  await show(<SubscriptionPage />)
}

test('a renewed plan shows the end of the newest one', async () => {
  await showTo(true, ['2027-11-19', 364], ['2026-11-02', 0])
  expect(await screen.findByText('19 Nov 2027')).toBeTruthy()
  expect(screen.getByText('364 days')).toBeTruthy()
})

test('a plan that runs hides an earlier payment in doubt', async () => {
  const entry = { order: 'order_A', owner: '9876543210', purpose: 'subscription' as const }
  await showTo(true, ['2027-11-19', 364])
  expect(await screen.findByText('ACTIVE')).toBeTruthy()
  act(() => put({ entry, state: 'unsure' }))
  expect(screen.queryByText('You may have paid already.')).toBeNull()
  drop('order_A')
})

test('after two plans, shows when the last one ended and offers it again', async () => {
  await showTo(false, ['2026-11-02', 0], ['2025-11-02', 0])
  expect(await screen.findByText('Your subscription ended on 2 Nov 2026.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Join Now' })).toBeTruthy()
})

const unsold = proves('Subscription: fetchPlan, with Retry')
test('a plan that failed to load isn’t sold at its usual price (§subscription.1)', unsold, async () => {
  plan = () => new Response(null, { status: 500 })
  await showTo(false)
  await says('Failed to fetch subscription plan. Please try again.')
  expect(screen.getByText(/usually costs/).textContent).toBe('Premium membership usually costs ₹999 per year.')
  expect(screen.queryByRole('button', { name: 'Join Now' })).toBeNull()
  plan = loaded
  await press('Retry')
  expect(await screen.findByRole('button', { name: 'Join Now' })).toBeTruthy()
})

test.each([
  ['paid for', { paidAt: 1, payment: aPayment }, 'You will not be charged again. You can leave this page.'],
  ['in doubt', { openedAt: Date.now() }, 'You may have paid already.'],
])('after a reload without a connection, says that a plan is %s', async (_, paid, text) => {
  signIn()
  openSession().store({ user_phone: '9876543210' })
  await writeEntry({ order: 'order_A', owner: '9876543210', purpose: 'subscription', ...paid })
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  await show(<SubscriptionPage />)
  expect(await screen.findByText(text)).toBeTruthy()
  await dismiss('order_A')
})

const order =
  (changes: object = {}) =>
  () =>
    Response.json({ order_id: 'order_A', id: 1, amount: 99_900, currency: 'INR', ...changes }, { status: 201 })
const refused = () => Response.json({ message: 'No.', error: 'invalid' }, { status: 400 })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const says = (text: string) => waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text))

const retried = proves('Subscription: createPayment, with Retry', 'Subscription: general')
test('an order that fails or can’t be paid opens no checkout; Retry makes another', retried, async () => {
  orders = [() => new Response(null, { status: 500 }), refused, order({ currency: 'USD' }), order()]
  await showTo(false)
  await press('Join Now')
  await says('Failed to create payment. Please try again.')
  const retry = screen.getByRole('button', { name: 'Retry' })
  retry.focus()
  await press('Retry')
  await says('Nothing has been charged.')
  expect(document.activeElement, 'not the link to the support').toBe(retry)
  expect(screen.getByRole('alert').textContent).not.toContain('fields')
  expect(screen.getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe('/Support')
  await press('Retry')
  await says('Something went wrong. Please try again.')
  expect(opened).toEqual([])
  await press('Retry')
  await isOpenFor(99_900)
})

const verified = proves('Subscription: Payment verification failed')
test('a refused payment stays until it is dismissed; a second one has to be confirmed', verified, async () => {
  openSession().store({ user_phone: '9876543210' })
  const payment = { order: 'order_A', owner: '9876543210', purpose: 'subscription', payment: aPayment, paidAt: 1 }
  await writeEntry({ ...payment, refused: { words: 'Signature is wrong' } })
  orders = [order({ order_id: 'order_B' })]
  await showTo(false)
  await says('Payment verification failed')
  expect(screen.getByText('Payment reference: pay_B')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe('/Support')
  await press('Join Now')
  const question = await screen.findByRole('alertdialog', { name: 'Pay again?' })
  expect(question.textContent).toContain('You may have paid already.')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Don’t pay again'))
  await press('Don’t pay again')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(opened).toEqual([])
  await press('Join Now')
  await press('Pay again')
  await isOpenFor(99_900)
  await press('Dismiss')
  await waitFor(() => expect(screen.queryByText('Payment verification failed')).toBeNull())
  expect((await entriesOf('9876543210')).map(({ order }) => order)).toEqual(['order_B'])
})

test.each([
  ['an order that costs more', order({ amount: 109_900 })],
  ['a refusal, since the plan costs more by now,', () => ((amount = 1_099), refused())],
])('%s opens no checkout, but asks about the new price', async (_, answer) => {
  orders = [answer, order({ amount: 109_900 })]
  await showTo(false)
  await press('Join Now')
  await says('The price is ₹1,099 now. Nothing has been charged.')
  expect(screen.getByText('₹1,099').parentElement?.textContent).toBe('₹1,099 per year')
  expect(opened).toEqual([])
  await press('Pay ₹1,099')
  await isOpenFor(109_900)
})

/** §subscription.6 */
test('a language chosen while the order is made doesn’t give the payment up', async () => {
  const made = Promise.withResolvers<Response>()
  orders = [() => made.promise]
  await showTo(false)
  await press('Join Now')
  await waitFor(() => expect(orders).toEqual([]))
  const button = screen.getByRole('button', { name: /^Join Now/ })
  await act(() => activate('hi'))
  expect(button.isConnected).toBe(true)
  made.resolve(order()())
  await isOpenFor(99_900)
})

test('features in the person’s language, else in English and marked as such', () => {
  const features = { en: ['No ads'], hi: ['कोई विज्ञापन नहीं'], mr: [] }
  expect(featuresOf(features, 'hi')).toEqual({ lang: 'hi', texts: ['कोई विज्ञापन नहीं'] })
  expect(featuresOf(features, 'mr')).toEqual({ lang: 'en', texts: ['No ads'] })
  expect(featuresOf(aPlan().features, 'mr').texts).toEqual([])
})
