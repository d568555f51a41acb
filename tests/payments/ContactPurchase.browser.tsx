import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { enquiryDetailQuery } from '../../src/api/enquiries.ts'
import { visibleContact } from '../../src/domain/business/contact.tsx'
import { ContactPurchase } from '../../src/payments/ContactPurchase.tsx'
import { writeEntry, entriesOf, isUnderWay, settle } from '../../src/payments/journal.ts'
import { contactPrice, purposeOf, useContactPrice } from '../../src/payments/purchases.ts'
import { resume } from '../../src/payments/confirm.ts'
import { formatRupees } from '../../src/i18n/format.ts'
import { openSession, signOut, startSession } from '../../src/session/session.ts'
import { readStored } from '../../src/session/storage.ts'
import { handFocusOn } from '../../src/ui/hooks/focus.ts'
import { clearMessages, watchMessages } from '../../src/ui/toast/messages.ts'
import { anEnquiry, aPayment, aProfile, profileFlags } from '../factories.ts'
import { proves, type Requirement } from '../proves.ts'
import { show as render } from '../ui/show.tsx'

startSession()

const MOBILE = '9876543210'
const profile = aProfile({ mobile: MOBILE }, profileFlags('buyer'))
const order = { order_id: 'order_A', amount: 1000, currency: 'INR' }

const subject = { kind: 'enquiry', id: 12 } as const
const PROFILE = '/api/mobile/v1/user-profile/'
const CONFIG = '/config.json'
const ORDER = '/api/mobile/v1/enquiries/12/purchase/'
const detail = '/api/mobile/v1/enquiries/12/detail/'
const hidden = anEnquiry({ id: 12, owner_contact: null })
const contact = { name: 'Ramesh', mobile: '9876500000', email: null, company: null }
const visible = { ...hidden, can_view_contact: true, owner_contact: contact }
/** The server shows the contact once it was bought. */
const wasBought = () => readStored('purchasedEntities')?.includes(purposeOf(subject)) ?? false
const shows = () => (wasBought() ? visible : hidden)
/** The server's answers, by path. */
let server: Record<string, () => unknown>
let orders: number

let closed: number
type Options = { handler: (payment: unknown) => void; modal: { ondismiss: () => void }; amount: number }
/** The options of each checkout that was opened. */
let opened: Options[]
let failed: ((failure: typeof declined) => void)[]
const declined = { error: { description: 'Your bank declined' } }
class Provider {
  #options: Options
  constructor(options: Options) {
    this.#options = options
  }
  on(_event: string, listener: (typeof failed)[number]) {
    failed.push(listener)
  }
  open() {
    opened.push(this.#options)
    expect(document.querySelector('[role=dialog]')).toBeNull()
    expect(document.querySelector('[inert], [data-live-announcer] [aria-hidden=true]')).toBeNull()
  }
  close() {
    closed++
    this.#options.modal.ondismiss()
  }
}
const provide = (value: unknown) => Object.assign(window, { Razorpay: value })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  opened = []
  failed = []
  orders = 0
  closed = 0
  provide(Provider)
  server = {
    [CONFIG]: () => ({ checkout: { script: '/no-such-checkout.js', key: 'rzp_test' } }),
    [PROFILE]: () => profile,
    [detail]: shows,
    [ORDER]: () => (orders++, { data: order }),
  }
  const real = window.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin)
    const answer = server[pathname]
    if (!answer) return real(input, init)
    const signal = init?.signal ?? (input as Request).signal
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
    const body = await Promise.race([answer(), aborted])
    return body instanceof Response ? body : Response.json(body)
  })
  openSession().store({ authToken: 'token-of-asha', userId: 7 })
})
afterEach(async () => {
  clearMessages() // removes the plain messages, which nothing displays here
  for (const { modal } of opened) modal.ondismiss()
  // Until its lock is released, the next test's payment would count as open in another tab.
  await expect.poll(() => isUnderWay(purposeOf(subject))).toBe(false)
  for (const { order } of await entriesOf(MOBILE)) await settle(order)
  signOut()
  vi.unstubAllGlobals()
})

/** A page that shows the contact as soon as the server does. */
function Page() {
  const { data } = useQuery(enquiryDetailQuery('en', 12))
  const price = formatRupees(useContactPrice())
  return (
    <section tabIndex={-1} aria-label="Contact">
      <h2>Owner’s contact</h2>
      {data && visibleContact(data) ? (
        <p>Ramesh</p>
      ) : (
        <ContactPurchase subject={subject} offer="Hidden" label={`See contact for ${price}`} />
      )}
    </section>
  )
}
const show = () => render(<Page />)
const button = (name: string) => page.getByRole('button', { name, exact: true })
async function press() {
  await button('See contact for ₹10').click()
  await button('Pay ₹10').click()
}
// Advances the clock by ms. The journal's database answers in real time and is given up otherwise (`journal-store.ts`),
// so each step first waits for its pending requests.
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 1000) {
    await entriesOf(MOBILE)
    await vi.advanceTimersByTimeAsync(Math.min(left, 1000))
  }
}
/** Blocks all requests to the journal's database, and returns their release. */
async function holdJournal() {
  const opening = indexedDB.open('payments')
  const database = await new Promise<IDBDatabase>((resolve) => (opening.onsuccess = () => resolve(opening.result)))
  const store = database.transaction('journal', 'readwrite').objectStore('journal')
  let isHeld = true
  const hold = () => {
    if (isHeld) store.count().onsuccess = hold
    else database.close()
  }
  hold()
  return () => (isHeld = false)
}
async function checkout() {
  await expect.poll(() => opened).toHaveLength(1)
  return opened[0]!
}
async function showCheckout() {
  await show()
  await press()
  return checkout()
}
const seesContact = () => expect.element(page.getByText('Ramesh')).toBeVisible()

test('a payment is in the journal before the checkout opens; then the contact shows at once and reloads after 2 s', async () => {
  const asked = vi.fn(shows)
  server[detail] = asked
  const { handler, amount } = await showCheckout()
  asked.mockClear()
  expect(amount).toBe(1000)
  const [journalled] = await entriesOf(MOBILE)
  expect(journalled).toMatchObject({ order: 'order_A', purpose: 'enquiry_12' })
  expect(journalled).not.toHaveProperty('paidAt')
  expect(localStorage.getItem('current_payment_id')).toBe('order_A')
  handler(aPayment)
  await seesContact()
  expect(document.activeElement).toBe(page.getByRole('region', { name: 'Contact' }).element())
  expect(wasBought()).toBe(true)
  await expect.poll(() => entriesOf(MOBILE)).toEqual([])
  await expect.poll(() => localStorage.getItem('current_payment_id')).toBeNull()
  expect(asked).toHaveBeenCalledTimes(1)
  await pass(2000)
  expect(asked).toHaveBeenCalledTimes(2)
  dispatchEvent(new Event('focus')) // the checkout has ended, so nobody looks any more whether it was paid elsewhere
  await pass(1000)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(closed).toBe(0)
})

test('while the server is slow, the page says “Confirming your payment…”, sells nothing and keeps the journal’s entry', async () => {
  const asked = vi.fn(() => hidden)
  server[detail] = asked
  const { handler } = await showCheckout()
  asked.mockClear()
  handler(aPayment)
  await expect.element(page.getByText('Confirming your payment…')).toBeVisible()
  await expect.element(button('See contact for ₹10')).not.toBeInTheDocument()
  const entry = { order: 'order_A', purpose: 'enquiry_12', payment: aPayment }
  await expect.poll(() => entriesOf(MOBILE)).toMatchObject([entry])
  await expect.poll(() => asked).toHaveBeenCalled()
  await pass(2000)
  server[detail] = () => visible
  await pass(4000)
  await seesContact()
  await expect.poll(() => entriesOf(MOBILE)).toEqual([])
})

test('a contact that was bought on an earlier visit is loaded, not sold again', async () => {
  openSession().store({ purchasedEntities: ['enquiry_12'] })
  let asked = 0
  server[detail] = () => (asked++ ? visible : hidden)
  await show()
  await seesContact()
  expect(orders).toBe(0)
})

describe('changing one’s mind while the order is made opens no checkout', () => {
  let makeOrder = () => {}
  async function pressPay() {
    const made = new Promise<void>((resolve) => (makeOrder = resolve))
    const asked = vi.fn(() => made.then(() => (orders++, { data: order })))
    server[ORDER] = asked
    const { unmount } = await show()
    await press()
    await expect.poll(() => asked.mock.calls.length).toBe(1)
    return unmount
  }
  /** After the order has arrived, a checkout would be open by now. */
  async function orderIsMade() {
    makeOrder()
    await expect.poll(() => orders).toBe(1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await pass(1000)
    expect(opened).toEqual([])
    expect(await entriesOf(MOBILE)).toEqual([])
  }

  test('with Cancel, and can press again', async () => {
    await pressPay()
    await button('Cancel').click()
    await orderIsMade()
    await press()
    await checkout()
    expect(orders).toBe(2)
  })

  test('with Cancel, and pays after all while that order is stalled', async () => {
    await pressPay()
    await button('Cancel').click()
    server[ORDER] = () => (orders++, { data: order })
    await press()
    await checkout()
    expect(opened).toHaveLength(1)
    expect(orders).toBe(1)
  })

  test('with Back', async () => {
    const unmount = await pressPay()
    await unmount()
    await orderIsMade()
  })
})

describe('a checkout', () => {
  test('closed without an attempt to pay can be opened again', proves('case 21'), async () => {
    ;(await showCheckout()).modal.ondismiss()
    await expect.element(button('See contact for ₹10')).toBeEnabled()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await expect.poll(() => entriesOf(MOBILE)).toEqual([])
    expect(localStorage.getItem('current_payment_id')).toBeNull()
    expect(wasBought()).toBe(false)
    await press()
    await expect.poll(() => opened).toHaveLength(2)
  })

  test('closed and opened again at once asks nothing about the first', async () => {
    const { modal } = await showCheckout()
    const letGo = await holdJournal()
    modal.ondismiss()
    await press()
    letGo()
    await expect.poll(() => opened).toHaveLength(2)
  })

  test('closed after a failure shows the provider’s reason', proves('Purchase: the provider’s message'), async () => {
    const { modal } = await showCheckout()
    failed[0]!(declined)
    modal.ondismiss()
    await expect.element(page.getByRole('alert').getByText(/^The payment did not go through/)).toBeVisible()
    await expect.element(page.getByText('Your bank declined')).toBeVisible()
  })

  test.each([
    ['with a failed, then a paid attempt', () => failed[0]!(declined)],
    ['dismissed and paid all the same, as a late message says,', () => opened[0]!.modal.ondismiss()],
  ])('%s shows the contact and no failure', proves('case 22'), async (_, happens) => {
    const { handler } = await showCheckout()
    happens()
    handler(aPayment)
    await seesContact()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })
})

const fails = () => Response.json({}, { status: 500 })
const answer = (path: string, reply: () => unknown) => () => (server[path] = reply)
function scriptFails() {
  throw new Error('`key` is mandatory')
}
const BOTH = ['Purchase', 'Payment set-up'] as const
/** What is missing, how the test removes it, the text shown, and the rows of the error catalogue. */
const missing: [string, () => unknown, string, rows?: readonly ('Purchase' | 'Payment set-up')[]][] = [
  ['profile', answer(PROFILE, fails), 'User profile not loaded. Please try again.', BOTH],
  ['configuration', answer(CONFIG, () => new Response('<html>')), 'Failed to load Razorpay script'],
  ['script', () => provide(undefined), 'Failed to load Razorpay script', ['Purchase']],
  ['global of the script', () => provide('something else'), 'Failed to load Razorpay script'],
  ['key', answer(CONFIG, () => ({ checkout: { script: '/x.js', key: '' } })), 'Razorpay API key is missing', BOTH],
  ['order', answer(ORDER, fails), 'Failed to create payment order: 500', BOTH],
  ['right order', answer(ORDER, () => ({ data: { ...order, amount: 0 } })), 'Failed to initiate payment', ['Purchase']],
  ['constructor', () => provide(scriptFails), '`key` is mandatory'],
]
for (const [name, spoil, text, rows = []] of missing) {
  const proved = rows.map((row) => `${row}: ${text.replace('500', '{status}')}` as Requirement)
  test(`without its ${name} no checkout opens, and a second try can work`, proves(...proved), async () => {
    const before = { ...server }
    spoil()
    await show()
    await press()
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible()
    expect(opened).toEqual([])
    expect(wasBought()).toBe(false)
    server = before
    provide(Provider)
    if (!document.querySelector('[role=dialog]')) await button('See contact for ₹10').click()
    await button('Pay ₹10').click()
    await checkout()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })
}

const incomplete = 'Required information not loaded. Please try again.'
test('a profile without a number makes no order', proves(`Purchase: ${incomplete}`), async () => {
  server[PROFILE] = () => aProfile({ mobile: '' })
  await show()
  await press()
  await expect.element(page.getByRole('alert').getByText(incomplete)).toBeVisible()
  expect(orders).toBe(0)
})

const entry = { order: 'order_O', owner: MOBILE, purpose: 'enquiry_12' }
test.each<[string, () => unknown]>([
  ['shows by now', () => undefined],
  ['was paid in another tab', () => writeEntry({ ...entry, payment: aPayment, paidAt: 1 })],
  ['was paid when its page went', () => writeEntry({ ...entry, openedAt: Date.now() })],
])('a purchase that %s makes no order and leaves the journal', async (_, happens) => {
  await show()
  await button('See contact for ₹10').click()
  await happens()
  server[detail] = () => visible
  await button('Pay ₹10').click()
  await seesContact()
  expect(orders).toBe(0)
  await expect.poll(() => entriesOf(MOBILE)).toEqual([])
})

test('a contact that another tab buys while the dialog is open closes it and has the focus', async () => {
  onTestFinished(handFocusOn())
  await show()
  await button('See contact for ₹10').click()
  await expect.poll(() => document.activeElement?.textContent).toBe('See the contact details')
  server[detail] = () => visible
  localStorage.setItem('purchasedEntities', JSON.stringify(['enquiry_12']))
  dispatchEvent(new StorageEvent('storage', { key: 'purchasedEntities' }))
  await seesContact()
  await expect.poll(() => document.activeElement?.textContent).toBe('Owner’s contact')
  expect(orders).toBe(0)
})

test('a contact that the server already shows is not sold', async () => {
  server[ORDER] = () => {
    server[detail] = () => visible
    return Response.json({ message: 'Visible', error: 'already_visible' }, { status: 400 })
  }
  await show()
  await press()
  await seesContact()
  expect(opened).toEqual([])
})

test.each([
  ['dearer', 100_000, '₹1,000'],
  ['cheaper', 500, '₹5'],
])('an order that is %s than the shown price needs a confirmation', async (_, amount, price) => {
  onTestFinished(() => contactPrice.set(10))
  server[ORDER] = () => ({ data: { ...order, amount } })
  await show()
  await press()
  await expect.element(page.getByText(`The price is ${price} now. Nothing has been charged.`)).toBeVisible()
  expect(opened).toEqual([])
  await button('Cancel').click()
  await button(`See contact for ${price}`).click()
  await button(`Pay ${price}`).click()
  expect((await checkout()).amount).toBe(amount)
})

test('the dialog focuses its title and says what others will see of the buyer', async () => {
  await show()
  await button('See contact for ₹10').click()
  await expect.element(page.getByRole('dialog').getByRole('heading')).toHaveFocus()
  // A screen reader that reads the focused title alone says both with it.
  const said = /^₹10 once, for the contact of this owner Your own name, mobile number and email will be visible/
  await expect.element(page.getByRole('dialog')).toHaveAccessibleDescription(said)
})

describe('a checkout that was open when its page closed', () => {
  beforeEach(() => writeEntry({ ...entry, openedAt: Date.now() }))

  test('shows “You may have paid already” above the offer and asks before a second payment', async () => {
    await resume((await show()).queryClient)
    await expect.element(page.getByText('You may have paid already.', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Payment reference: order_O')).toBeVisible()
    await press()
    await expect.element(page.getByRole('dialog').getByText(/you may be charged twice/)).toBeVisible()
    expect(orders).toBe(0)
    await button('Pay ₹10 again').click()
    await checkout()
  })

  test('asks no more after “I have not paid”', async () => {
    await resume((await show()).queryClient)
    await button('I have not paid').click()
    await expect.element(page.getByText('You may have paid already.', { exact: true })).not.toBeInTheDocument()
    await press()
    await checkout()
  })
})

test('an expired session doesn’t close an open checkout, and the payment is not lost', async () => {
  const { handler } = await showCheckout()
  openSession().store({ authToken: undefined, mobile: MOBILE })
  expect(closed).toBe(0)
  handler(aPayment)
  await expect.poll(() => entriesOf(MOBILE)).toMatchObject([{ payment: aPayment }])
  const told = vi.fn()
  onTestFinished(watchMessages(told))
  await expect.poll(() => told.mock.lastCall).toMatchObject([[{ text: expect.stringContaining('payment is safe') }]])
})

test('paying works in a browser that refuses locks', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('blocked', 'SecurityError'))
  ;(await showCheckout()).handler(aPayment)
  await seesContact()
})
