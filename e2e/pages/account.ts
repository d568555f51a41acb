import type { Page } from '@playwright/test'
import { checkout, blockPaymentStorage, leavePayment } from '../checkout.ts'
import { asBuyerOfContacts, signIn, store } from '../sign-in.ts'
import {
  ALERT_DIALOG,
  anAlert,
  aQuestion,
  buyer,
  failed,
  failing,
  farmer,
  given,
  heading,
  inOrder,
  loading,
  once,
  statesOf,
  there,
  withoutTimers,
  type Step,
} from './page-state.ts'

const facts = (page: Page) => page.locator('main dl').last().waitFor()
const submit = (page: Page) => page.locator('main form button[type=submit]').click()

const profile = statesOf(
  { path: '/profile', before: farmer },
  {
    profile: facts,
    'profile of a business with its tax numbers': { before: buyer, ready: facts },
    'profile without a business': { before: (page) => signIn(page), ready: facts },
    'profile while it loads': loading(farmer),
    'profile that could not be loaded': failed(farmer, 'getUserProfile'),
    'profile that is edited': { path: '/profile?mode=edit', ready: there('main form') },
    'profile that is edited, with errors': {
      path: '/profile?mode=edit',
      ready: inOrder(
        there('main form'),
        once(anAlert, async (page) => {
          await page.locator('input[name=full_name]').fill('')
          await page.locator('input[name=email]').fill('x')
          await submit(page)
        }),
      ),
    },
  },
)

const bought = statesOf(
  { path: '/bought-contacts', before: (page) => asBuyerOfContacts(page, 7421, 7422) },
  {
    'bought contacts': there('main article a[href^=tel]'),
    'bought contact whose enquiry was not found': {
      before: inOrder(buyer, (page) => store(page, { purchasedEntities: JSON.stringify(['enquiry_7423']) })),
      ready: there('main article'),
      errors: [/status of 404/],
    },
    'bought contacts, none yet': { before: buyer, ready: there('main h2') },
    'bought contacts while they load': loading(farmer),
    'bought contacts that could not be loaded': failed(buyer, 'listFarmers'),
    'enquiry that was closed after its contact was bought': {
      path: '/global-enquiry/7422',
      ready: there('main a[href^=tel]'),
    },
  },
)

const deletion = statesOf(
  { path: '/delete-account', before: buyer },
  {
    'request for deletion': heading,
    'request for deletion, with a draft and an error': {
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
    'request for deletion, sent earlier': {
      before: inOrder(buyer, (page) => store(page, { deletion_requested_at: String(Date.now()) })),
      ready: there('main h2'),
    },
    'request for deletion, received': {
      ...ALERT_DIALOG,
      before: inOrder(
        buyer,
        (page) => page.evaluate(() => localStorage.removeItem('deletion_requested_at')), // as the state opens twice
        (page) => withoutTimers(page, 1_000),
      ),
      ready: once(aQuestion, async (page) => {
        await page.locator('textarea').fill('I no longer farm.')
        await submit(page)
      }),
    },
  },
)

const join = (page: Page) => page.locator('main button').first().click()
/** The server never answers the confirmation of a payment. */
const unconfirmed: Step = (page) => page.route('**/api/payment/verify/', () => undefined)
/** Pages that have paid: `paid` joins and pays at the stand-in only once, then waits for the outcome. */
const paying = new WeakSet<Page>()
const paid = (outcome: string) => async (page: Page) => {
  await heading(page)
  if (!paying.has(page)) {
    await join(page)
    // By keyboard: the app would drop a second press within 500 ms at the same place.
    await checkout(page).getByRole('button').first().press('Enter')
    paying.add(page)
  }
  await page.locator(outcome).first().waitFor()
}
const notPaid = inOrder(heading, once(anAlert, join))

const offer = there('main a[href="/term"]')
/** The notice of a payment, above the offer. */
const notice = async (page: Page) => {
  await page.locator('main [role=status]').filter({ hasText: /\S/ }).first().waitFor()
  await offer(page)
}
const doubtful: Step = async (page) => leavePayment(page, (await farmer(page)).mobile, 'subscription')

const subscription = statesOf(
  { path: '/subscription', before: farmer },
  {
    'the offer of the plan': offer,
    'the offer of the plan after it has expired': {
      before: given(farmer, (mobile) => ({ 'the subscription has expired': { mobile } })),
      ready: offer,
    },
    'a subscription that runs': {
      before: given(farmer, (mobile) => ({ 'the user is premium': { mobile } })),
      ready: there('main dl'),
    },
    'subscription while it loads': loading(farmer),
    'subscription that could not be loaded': failed(farmer, 'getSubscriptionStatus'),
    'subscription with the checkout open': {
      landmarks: [],
      overlay: true,
      isProviders: true,
      ready: once(checkout, join),
    },
    'a payment that could not be made': { before: inOrder(farmer, failing('createPayment')), ready: notPaid },
    'an order that was refused': {
      errors: [/status of 400/],
      before: inOrder(farmer, failing('createPayment', '400')),
      ready: notPaid,
    },
    'an order at another price than was shown': {
      before: inOrder(farmer, (page) =>
        page.route('**/api/payment/create/', (route) =>
          route.fulfill({ status: 201, json: { order_id: 'order_X', id: 1, amount: 109_900, currency: 'INR' } }),
        ),
      ),
      ready: notPaid,
    },
    'a payment whose confirmation the server puts off': {
      errors: [/status of 429/],
      before: inOrder(farmer, failing('verifyPayment', '429')),
      ready: paid('main a[href="/Support"]'),
    },
    'a payment that waits for its confirmation': {
      before: inOrder(farmer, unconfirmed),
      ready: paid('main [role=status] svg'),
    },
    'a payment that was refused': {
      errors: [/status of 400/],
      before: inOrder(farmer, failing('verifyPayment', '400')),
      ready: paid('main [role=alert]'),
    },
    'a payment that is in doubt': { before: doubtful, ready: notice },
    'a payment that is in doubt, with the question whether to pay again': {
      ...ALERT_DIALOG,
      before: doubtful,
      ready: once(
        aQuestion,
        inOrder(notice, (page) => page.locator('[aria-labelledby=membership] button').click()),
      ),
    },
    'a contact that was paid for and is no longer listed': {
      before: async (page) =>
        leavePayment(page, (await farmer(page)).mobile, 'enquiry_999999', { paidAt: Date.now(), refused: {} }),
      ready: inOrder(there('main [role=alert]'), offer),
    },
    'the offer of the plan in a browser that keeps nothing': {
      before: inOrder(farmer, blockPaymentStorage),
      ready: there('[aria-labelledby=membership] p + p'),
    },
    'a payment that waits for its confirmation in a browser that keeps nothing': {
      before: inOrder(farmer, blockPaymentStorage, unconfirmed),
      ready: paid('main [role=status] svg'),
    },
  },
)

/** Prevents the start of a mail program. */
const withoutMailProgram: Step = (page) =>
  page.context().addInitScript(() =>
    addEventListener('click', (event) => {
      if (event.target instanceof HTMLAnchorElement && event.target.protocol === 'mailto:') event.preventDefault()
    }),
  )

const help = statesOf(
  { path: '/Support' },
  {
    support: heading,
    'support with errors': inOrder(heading, once(anAlert, submit)),
    'support with a short message, held': {
      before: inOrder((page) => withoutTimers(page, 1_000), withoutMailProgram),
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
  },
)

/** Profile, bought contacts, deletion, subscription, and help pages. */
export const account = [...profile, ...bought, ...deletion, ...subscription, ...help]
