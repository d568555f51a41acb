import type { Page } from '@playwright/test'
import { checkout, blockPaymentStorage, leavePayment } from '../checkout.ts'
import { provide } from '../provide.ts'
import { signIn, store } from '../sign-in.ts'
import {
  alert,
  ALERT_DIALOG,
  anAlert,
  aQuestion,
  buyer,
  failing,
  farmer,
  given,
  heading,
  hold,
  inOrder,
  once,
  there,
  waiting,
  withoutTimers,
  type PageState,
} from './page-state.ts'

const facts = (page: Page) => page.locator('main dl').last().waitFor()
const held = inOrder(farmer, hold)
const submit = (page: Page) => page.locator('main form button[type=submit]').click()

const profile: PageState[] = [
  { name: 'profile', path: '/profile', before: farmer, ready: facts },
  {
    name: 'profile of a business with its tax numbers',
    path: '/profile',
    before: buyer,
    ready: facts,
  },
  { name: 'profile without a business', path: '/profile', before: (page) => signIn(page), ready: facts },
  { name: 'profile while it loads', path: '/profile', before: held, ready: waiting },
  {
    name: 'profile that could not be loaded',
    path: '/profile',
    before: inOrder(farmer, failing('getUserProfile')),
    ready: alert,
  },
  {
    name: 'profile that is edited',
    path: '/profile?mode=edit',
    before: farmer,
    ready: there('main form'),
  },
  {
    name: 'profile that is edited, with errors',
    path: '/profile?mode=edit',
    before: farmer,
    ready: inOrder(
      there('main form'),
      once(anAlert, async (page) => {
        await page.locator('input[name=full_name]').fill('')
        await page.locator('input[name=email]').fill('x')
        await submit(page)
      }),
    ),
  },
]

/** A person who bought the contacts of an open enquiry, a closed one, and one that is gone. */
const withPurchases = async (page: Page) => {
  const { mobile } = await buyer(page)
  for (const id of [7421, 7422])
    await provide(page, 'an enquiry exists', { id, owner: '9123456780', visible_to: mobile })
  await provide(page, 'an enquiry is closed', { id: 7422 })
  await store(page, { purchasedEntities: JSON.stringify(['enquiry_7423', 'enquiry_7421', 'enquiry_7422']) })
}

const bought: PageState[] = [
  {
    name: 'bought contacts',
    path: '/bought-contacts',
    before: withPurchases,
    ready: there('main article a[href^=tel]'),
    errors: [/status of 404/],
  },
  {
    name: 'bought contacts, none yet',
    path: '/bought-contacts',
    before: buyer,
    ready: there('main h2'),
  },
  { name: 'bought contacts while they load', path: '/bought-contacts', before: held, ready: waiting },
  {
    name: 'bought contacts that could not be loaded',
    path: '/bought-contacts',
    before: inOrder(buyer, failing('listFarmers')),
    ready: alert,
  },
  {
    name: 'enquiry that was closed after its contact was bought',
    path: '/global-enquiry/7422',
    before: withPurchases,
    ready: there('main a[href^=tel]'),
  },
]

const deletion: PageState[] = [
  { name: 'request for deletion', path: '/delete-account', before: buyer, ready: heading },
  {
    name: 'request for deletion, with a draft and an error',
    path: '/delete-account',
    before: async (page) => {
      await buyer(page)
      await page.goto('/delete-account')
      await page.locator('textarea').fill('mock:500')
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
    },
    ready: inOrder(
      there('textarea'),
      once(anAlert, async (page) => {
        await page.locator('textarea').fill('  ')
        await submit(page)
      }),
    ),
  },
  {
    name: 'request for deletion, sent earlier',
    path: '/delete-account',
    before: async (page) => {
      await buyer(page)
      await store(page, { deletion_requested_at: String(Date.now()) })
    },
    ready: there('main h2'),
  },
  {
    name: 'request for deletion, received',
    path: '/delete-account',
    ...ALERT_DIALOG,
    before: inOrder(buyer, (page) => withoutTimers(page, 1_000)),
    ready: once(aQuestion, async (page) => {
      await page.locator('textarea').fill('I no longer farm.')
      await submit(page)
    }),
  },
]

const join = (page: Page) => page.locator('main button').first().click()
/** The server never answers the confirmation of a payment. */
const unconfirmed = (page: Page) => page.route('**/api/payment/verify/', () => undefined)
/** Pages that have paid: `paid` joins and pays at the stand-in only once, then waits for the outcome. */
const paying = new WeakSet<Page>()
const paid = (outcome: string) => async (page: Page) => {
  await heading(page)
  if (!paying.has(page)) {
    await join(page)
    await checkout(page).getByRole('button').first().click()
    paying.add(page)
  }
  await page.locator(outcome).first().waitFor()
}

const offer = there('main a[href="/term"]')
/** The notice of a payment, above the offer. */
const notice = async (page: Page) => {
  await page.locator('main [role=status]').filter({ hasText: /\S/ }).first().waitFor()
  await offer(page)
}
const doubtful = async (page: Page) => leavePayment(page, (await farmer(page)).mobile, 'subscription')

const subscription: PageState[] = [
  { name: 'the offer of the plan', path: '/subscription', before: farmer, ready: offer },
  {
    name: 'the offer of the plan after it has expired',
    path: '/subscription',
    before: given(farmer, (mobile) => ({ 'the subscription has expired': { mobile } })),
    ready: offer,
  },
  {
    name: 'a subscription that runs',
    path: '/subscription',
    before: given(farmer, (mobile) => ({ 'the user is premium': { mobile } })),
    ready: there('main dl'),
  },
  { name: 'subscription while it loads', path: '/subscription', before: held, ready: waiting },
  {
    name: 'subscription that could not be loaded',
    path: '/subscription',
    before: inOrder(farmer, failing('getSubscriptionStatus')),
    ready: alert,
  },
  {
    name: 'subscription with the checkout open',
    path: '/subscription',
    landmarks: [],
    overlay: true,
    isProviders: true,
    before: farmer,
    ready: once(checkout, join),
  },
  {
    name: 'a payment that could not be made',
    path: '/subscription',
    before: inOrder(farmer, failing('createPayment')),
    ready: inOrder(heading, once(anAlert, join)),
  },
  {
    name: 'an order that was refused',
    path: '/subscription',
    errors: [/status of 400/],
    before: inOrder(farmer, failing('createPayment', '400')),
    ready: inOrder(heading, once(anAlert, join)),
  },
  {
    name: 'an order at another price than was shown',
    path: '/subscription',
    before: inOrder(farmer, (page) =>
      page.route('**/api/payment/create/', (route) =>
        route.fulfill({ status: 201, json: { order_id: 'order_X', id: 1, amount: 109_900, currency: 'INR' } }),
      ),
    ),
    ready: inOrder(heading, once(anAlert, join)),
  },
  {
    name: 'a payment whose confirmation the server puts off',
    path: '/subscription',
    errors: [/status of 429/],
    before: inOrder(farmer, failing('verifyPayment', '429')),
    ready: paid('main a[href="/Support"]'),
  },
  {
    name: 'a payment that waits for its confirmation',
    path: '/subscription',
    before: inOrder(farmer, unconfirmed),
    ready: paid('main [role=status] svg'),
  },
  {
    name: 'a payment that was refused',
    path: '/subscription',
    errors: [/status of 400/],
    before: inOrder(farmer, failing('verifyPayment', '400')),
    ready: paid('main [role=alert]'),
  },
  { name: 'a payment that is in doubt', path: '/subscription', before: doubtful, ready: notice },
  {
    name: 'a payment that is in doubt, with the question whether to pay again',
    path: '/subscription',
    ...ALERT_DIALOG,
    before: doubtful,
    ready: once(
      aQuestion,
      inOrder(notice, (page) => page.locator('[aria-labelledby=membership] button').click()),
    ),
  },
  {
    name: 'a contact that was paid for and is no longer listed',
    path: '/subscription',
    before: async (page) =>
      leavePayment(page, (await farmer(page)).mobile, 'enquiry_999999', { paidAt: Date.now(), refused: {} }),
    ready: inOrder(there('main [role=alert]'), offer),
  },
  {
    name: 'the offer of the plan in a browser that keeps nothing',
    path: '/subscription',
    before: inOrder(farmer, blockPaymentStorage),
    ready: there('[aria-labelledby=membership] p + p'),
  },
  {
    name: 'a payment that waits for its confirmation in a browser that keeps nothing',
    path: '/subscription',
    before: inOrder(farmer, blockPaymentStorage, unconfirmed),
    ready: paid('main [role=status] svg'),
  },
]

const help: PageState[] = [
  { name: 'support', path: '/Support', ready: heading },
  { name: 'support with errors', path: '/Support', ready: inOrder(heading, once(anAlert, submit)) },
  {
    name: 'support with a short message, held',
    path: '/Support',
    before: async (page) => {
      await withoutTimers(page, 1_000)
      // Prevents the start of a mail program.
      await page.addInitScript(() =>
        addEventListener('click', (event) => {
          if (event.target instanceof HTMLAnchorElement && event.target.protocol === 'mailto:') event.preventDefault()
        }),
      )
    },
    ready: inOrder(
      heading,
      once(
        (page) => aQuestion(page).first(),
        async (page) => {
          await page.locator('main form [name=name]').fill('Asha')
          await page.locator('main form [name=email]').fill('asha@example.com')
          await page.locator('main form [name=message]').fill('mandi')
          await submit(page)
        },
      ),
    ),
  },
]

/** Profile, bought contacts, deletion, subscription, and help pages. */
export const account: PageState[] = [...profile, ...bought, ...deletion, ...subscription, ...help]
