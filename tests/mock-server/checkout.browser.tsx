import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

declare global {
  interface Window {
    Razorpay: new (options: object) => {
      open(): void
      on(event: 'payment.failed', listener: (failure: object) => void): void
    }
  }
}

const payment = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'ab' }
const handler = vi.fn()
const ondismiss = vi.fn()
const failed = vi.fn()
const server = vi.fn<typeof fetch>()

const options = (extra: object = {}) => ({
  key: 'rzp_test_mock',
  amount: 1000,
  currency: 'INR',
  name: 'Krishi Vyapar',
  order_id: 'order_1',
  handler,
  modal: { ondismiss },
  ...extra,
})

function open(extra?: object) {
  const checkout = new window.Razorpay(options(extra))
  checkout.on('payment.failed', failed)
  checkout.open()
  return checkout
}
const button = (name: string | RegExp) => page.getByRole('button', { name })

beforeAll(async () => {
  const script = document.createElement('script')
  script.src = new URL('../../mock-server/checkout/checkout.js', import.meta.url).href
  const loaded = new Promise((resolve) => script.addEventListener('load', resolve))
  document.head.append(script)
  await loaded
})
beforeEach(() => {
  vi.resetAllMocks()
  server.mockResolvedValue(Response.json(payment))
  vi.stubGlobal('fetch', server)
})
const goBack = () => dispatchEvent(new PopStateEvent('popstate'))
afterEach(() => void goBack())

it('pays with the key that has the focus, and hands over what the provider would', async () => {
  open()
  await expect.element(page.getByRole('dialog', { name: 'Krishi Vyapar' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => handler).toHaveBeenCalledWith(payment)
  expect(document.body.childElementCount).toBe(0)
})

it('stays open after a failure, which is not final', async () => {
  open()
  await button('Let it fail').click()
  expect(failed).toHaveBeenCalledTimes(1)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The payment failed. You can try again or close this window.')
  await button('Pay ₹10').click()
  await expect.poll(() => handler).toHaveBeenCalledTimes(1)
})

it.each([
  ['refusal', () => Promise.resolve(new Response(null, { status: 400 }))],
  ['loss of the connection', () => Promise.reject(new TypeError('offline'))],
])('a %s is a failure too', async (_name, answer) => {
  server.mockImplementation(answer)
  open()
  await button('Pay ₹10').click()
  await expect.poll(() => failed).toHaveBeenCalledTimes(1)
  expect(handler).not.toHaveBeenCalled()
})

it('is dismissed by Escape, and can be opened again', async () => {
  const checkout = open()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => ondismiss).toHaveBeenCalledTimes(1)
  checkout.open()
  await expect.element(button('Close')).toBeVisible()
})

it.each([
  ['hi', 'hi', '₹999 का भुगतान करें'],
  ['mar', 'mr', '₹999 भरा'],
  ['en', 'en', 'Pay ₹999'],
])('speaks %s', async (language, lang, text) => {
  open({ amount: 99_900, config: { display: { language } } })
  await expect.element(button(text)).toBeVisible()
  expect(document.body.firstElementChild?.getAttribute('lang')).toBe(lang)
})

it.each([
  ['key', { key: '' }],
  ['amount', { amount: NaN }],
  ['amount', { amount: 10.5 }],
  ['amount', { amount: 0 }],
  ['currency', { currency: 'USD' }],
  ['order_id', { order_id: undefined }],
])('refuses a wrong %s %j', (name, wrong) => {
  expect(() => new window.Razorpay(options(wrong))).toThrow(name)
})

it('tells when the browser itself has closed it, also while it pays', async () => {
  const shown = () => document.body.lastElementChild?.shadowRoot?.querySelector('dialog')
  open()
  shown()?.close()
  await expect.poll(() => ondismiss).toHaveBeenCalledTimes(1)
  expect(document.body.childElementCount).toBe(0)

  const refused = Promise.withResolvers<Response>()
  server.mockReturnValue(refused.promise)
  open()
  await button('Pay ₹10').click()
  shown()?.close()
  refused.resolve(new Response(null, { status: 409 }))
  await expect.poll(() => ondismiss).toHaveBeenCalledTimes(2)
  expect(failed).toHaveBeenCalledTimes(1)
})

it('closes at Back, as the provider’s does by default, and hands over a payment that was on its way', async () => {
  const paid = Promise.withResolvers<Response>()
  server.mockReturnValue(paid.promise)
  open()
  await button('Pay ₹10').click()
  goBack()
  expect(document.body.childElementCount).toBe(0)
  expect(ondismiss).toHaveBeenCalledTimes(1)
  goBack()
  paid.resolve(Response.json(payment))
  await expect.poll(() => handler).toHaveBeenCalledWith(payment)
  expect(ondismiss).toHaveBeenCalledTimes(1)
})
