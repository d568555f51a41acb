import type { Page } from '@playwright/test'
import { count } from '../../tests/figures.ts'
import { checkout, journal, pressIn, subscriptions } from '../checkout.ts'
import { expect, test } from '../fixture.ts'
import { provide } from '../provide.ts'
import { launch, tabOf } from '../mortal-browser.ts'
import { signIn } from '../sign-in.ts'
import { proves } from '../../tests/proves.ts'
import { sampled } from '../../tests/sample.ts'

/** Case 24 of tests/faults/cases.ts: the browser dies without notice, as when a phone reclaims its memory. */
test.describe.configure({ timeout: 60_000 })
// A trace can't be finished once its browser is gone.
test.use({ trace: 'off' })

const VERIFY = '**/api/payment/verify/'
const active = (page: Page) => page.getByText('ACTIVE', { exact: true })
const joinNow = (page: Page) => page.getByRole('button', { name: 'Join Now' })
const confirming = (page: Page) => page.getByText('Confirming your payment…')

type Way = {
  /** The page with the payment, and the steps that open the checkout. */
  path: string
  open: (tab: Page) => Promise<unknown>
  /** From the open checkout to the kill. */
  until: (tab: Page, die: () => Promise<void>) => Promise<void>
  /** Whether the money has been paid by then. */
  isPaid: boolean
  /** The app may have processed the answer before the kill. */
  mayBeSettled?: boolean
}

const plan = { path: '/subscription', open: (tab: Page) => joinNow(tab).click(), isPaid: true }

/** Resolves once the browser is dead, killed by something the page does. */
const killedBy = async (
  die: () => Promise<void>,
  plant: (kill: () => Promise<void>) => Promise<unknown>,
  press: () => Promise<unknown>,
) => {
  let dead: () => void
  const death = new Promise<void>((resolve) => (dead = resolve))
  await plant(async () => {
    await die()
    dead()
  })
  await press().catch(() => undefined) // the browser may die during the press
  await death
}
const pay = (tab: Page) => pressIn(tab, /^Pay/)

const ways: Record<string, Way> = {
  'before anything is paid': {
    ...plan,
    isPaid: false,
    until: async (tab, die) => {
      await expect(checkout(tab)).toBeVisible()
      await die()
    },
  },
  'as the confirmation leaves': {
    ...plan,
    until: (tab, die) =>
      killedBy(
        die,
        (kill) => tab.route(VERIFY, kill),
        () => pay(tab),
      ),
  },
  'when the server has confirmed and its answer is on the way': {
    ...plan,
    until: (tab, die) =>
      killedBy(
        die,
        (kill) =>
          tab.route(VERIFY, async (route) => {
            await route.fetch()
            await kill()
          }),
        () => pay(tab),
      ),
  },
  'as the answer arrives': {
    ...plan,
    mayBeSettled: true,
    until: (tab, die) =>
      killedBy(
        die,
        (kill) =>
          tab.route(VERIFY, async (route) => {
            await route.fulfill({ response: await route.fetch() })
            await kill()
          }),
        () => pay(tab),
      ),
  },
  'between two attempts to confirm': {
    ...plan,
    until: async (tab, die) => {
      await tab.route(VERIFY, (route) => route.fulfill({ status: 500 }))
      await pay(tab)
      await expect(confirming(tab)).toBeVisible()
      await expect(tab.getByRole('button', { name: 'Check again' })).toBeVisible()
      await die()
    },
  },
}

/** The journal after the kill, read before the app runs. */
async function found(tab: Page, origin: string) {
  await tab.route(`${origin}/blank`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>.</title>' }))
  await tab.goto(`${origin}/blank`)
  return journal(tab)
}

/** Restores a person's state in a newly started browser, and opens a page. */
async function arrive(tab: Page, origin: string, person: { token: string; type: string }, path: string) {
  await tab.context().addCookies([{ name: 'lang', value: 'en', url: origin }])
  await tab.goto(`${origin}/Support`)
  await tab.evaluate(({ token, type }) => {
    localStorage.setItem('authToken', token)
    localStorage.setItem('business_type', type)
  }, person)
  await tab.goto(origin + path)
}

for (const [when, { path, open, until, isPaid, mayBeSettled }] of sampled(Object.entries(ways))) {
  test(
    `the browser is killed ${when}: no record is lost, and each is charged once`,
    proves('case 24'),
    async ({ page, baseURL }) => {
      const origin = new URL(baseURL!).origin
      const profile = test.info().outputPath('profile')
      const person = await signIn(page, 'manufacturer', { known: true })
      let passed = 0
      const first = await launch(profile)
      try {
        const tab = tabOf(first.browser)
        await arrive(tab, origin, { token: person.token, type: 'manufacturer' }, path)
        await open(tab)
        await until(tab, first.kill)
      } finally {
        await first.kill().catch(() => undefined)
      }

      const second = await launch(profile)
      try {
        const tab = tabOf(second.browser)
        const records = await found(tab, origin)
        if (!mayBeSettled) expect(records.map(({ owner }) => owner)).toEqual([person.mobile])
        // On any page: the app resumes the payment. The session is set again, since the killed browser may have lost
        // its storage.
        await arrive(tab, origin, { token: person.token, type: 'manufacturer' }, '/')
        if (isPaid) {
          await tab.goto(`${origin}/subscription`)
          await expect(active(tab)).toBeVisible({ timeout: 15_000 })
          await expect.poll(() => journal(tab)).toEqual([])
        } else {
          await tab.goto(`${origin}/subscription`)
          // The payment is in doubt: the person is told, and asked before a second payment.
          await expect(tab.getByText('You may have paid already.', { exact: true })).toBeVisible()
          await expect(joinNow(tab)).toBeVisible()
          await tab.getByRole('button', { name: 'I have not paid' }).click()
          await expect.poll(() => journal(tab)).toEqual([])
        }
        expect(await subscriptions(page, person.token)).toHaveLength(isPaid ? 1 : 0)
        passed = 1
      } finally {
        count('faults', 'browsers killed during a payment', 1, passed)
        await second.kill()
      }
    },
  )
}

test(
  'the browser is killed while a contact that was paid for does not show yet: it shows, and is never sold again @full',
  proves('case 24'),
  async ({ page, baseURL }) => {
    const origin = new URL(baseURL!).origin
    const profile = test.info().outputPath('profile')
    const { token } = await signIn(page, 'buyer', { known: true })
    const id = 400_000 + test.info().workerIndex
    await provide(page, 'a business exists', { id, type: 'farmer' })
    let passed = 0
    const first = await launch(profile)
    try {
      const tab = tabOf(first.browser)
      await arrive(tab, origin, { token, type: 'buyer' }, `/farmer/${id}`)
      await tab
        .getByRole('button', { name: 'See contact for ₹10' })
        .or(tab.locator('main [tabindex="-1"] button'))
        .last()
        .click()
      await tab.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click()
      await expect(checkout(tab)).toBeVisible()
      await tab.route('**/detail/*', (route) => route.fulfill({ status: 500 }))
      await pay(tab)
      await expect.poll(() => journal(tab)).toMatchObject([{ purpose: `farmer_${id}` }])
      await first.kill()
    } finally {
      await first.kill().catch(() => undefined)
    }
    const second = await launch(profile)
    try {
      const tab = tabOf(second.browser)
      expect(await found(tab, origin)).toMatchObject([{ purpose: `farmer_${id}` }])
      await arrive(tab, origin, { token, type: 'buyer' }, `/farmer/${id}`)
      await expect(tab.getByText('Contact visible')).toBeVisible({ timeout: 15_000 })
      await tab.goto(`${origin}/subscription`)
      await expect.poll(() => journal(tab)).toEqual([])
      passed = 1
    } finally {
      count('faults', 'browsers killed during a payment', 1, passed)
      await second.kill()
    }
  },
)
