import type { Page, Route } from '@playwright/test'
import { proves } from '../../tests/proves.ts'
import { active, checkAgain, checkout, confirming, joinNow, journal, pressIn, subscriptions } from '../checkout.ts'
import { expect, test } from '../fixture.ts'
import { launch, tabOf } from '../mortal-browser.ts'
import { signIn } from '../sign-in.ts'
import { sampled } from '../../tests/sample.ts'

/** Case 24 of docs/faults.md: the browser dies without notice, as when a phone reclaims its memory. */
test.describe.configure({ timeout: 60_000 })
// A trace can't be finished once its browser is gone.
test.use({ trace: 'off' })

const VERIFY = '**/api/payment/verify/'

type Way = {
  /** From the open checkout to the kill. */
  until: (tab: Page, die: () => Promise<void>) => Promise<void>
  isPaid: boolean
  /** The app may have processed the answer before the kill. */
  mayBeSettled?: boolean
}

const pay = (tab: Page) => pressIn(tab, /^Pay/)
/** The person pays, and the browser is killed when the confirmation is sent. */
const atVerify =
  (meet: (route: Route, kill: () => Promise<void>) => Promise<unknown>): Way['until'] =>
  async (tab, die) => {
    const death = Promise.withResolvers<void>()
    const kill = () => die().then(death.resolve)
    await tab.route(VERIFY, (route) => meet(route, kill))
    await pay(tab).catch(() => undefined) // the browser may die during the press
    await death.promise
  }

const ways: Record<string, Way> = {
  'before anything is paid': {
    isPaid: false,
    until: async (tab, die) => {
      await expect(checkout(tab)).toBeVisible()
      await die()
    },
  },
  'as the confirmation leaves': { isPaid: true, until: atVerify((_, kill) => kill()) },
  'when the server has confirmed and its answer is on the way': {
    isPaid: true,
    until: atVerify(async (route, kill) => {
      await route.fetch()
      await kill()
    }),
  },
  'as the answer arrives': {
    isPaid: true,
    mayBeSettled: true,
    until: atVerify(async (route, kill) => {
      await route.fulfill({ response: await route.fetch() })
      await kill()
    }),
  },
  'between two attempts to confirm': {
    isPaid: true,
    until: async (tab, die) => {
      await tab.route(VERIFY, (route) => route.fulfill({ status: 500 }))
      await pay(tab)
      await expect(confirming(tab)).toBeVisible()
      await expect(checkAgain(tab)).toBeVisible()
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

/** A visit in a browser that is killed at its end; the next visit finds what it kept. */
async function visit(work: (tab: Page, die: () => Promise<void>) => Promise<void>) {
  const { browser, kill } = await launch(test.info().outputPath('profile'))
  try {
    await work(tabOf(browser), kill)
  } finally {
    await kill().catch(() => undefined) // it may be dead already
  }
}

for (const [when, { until, isPaid, mayBeSettled }] of sampled(Object.entries(ways)))
  test(
    `killing the browser ${when} loses no record and charges each person once`,
    proves('case 24'),
    async ({ page, baseURL }) => {
      const { origin } = new URL(baseURL!)
      const person = await signIn(page, 'manufacturer')
      const session = { token: person.token, type: 'manufacturer' }
      await visit(async (tab, die) => {
        await arrive(tab, origin, session, '/subscription')
        await joinNow(tab).click()
        await until(tab, die)
      })
      await visit(async (tab) => {
        const records = await found(tab, origin)
        if (!mayBeSettled) expect(records.map(({ owner }) => owner)).toEqual([person.mobile])
        // On any page: the app resumes the payment. The session is set again, since the killed browser may have lost
        // its storage.
        await arrive(tab, origin, session, '/')
        await tab.goto(`${origin}/subscription`)
        if (isPaid) await expect(active(tab)).toBeVisible({ timeout: 15_000 })
        else {
          // The payment is in doubt: the person is told, and asked before a second payment.
          await expect(tab.getByText('You may have paid already.', { exact: true })).toBeVisible()
          await expect(joinNow(tab)).toBeVisible()
          await tab.getByRole('button', { name: 'I have not paid' }).click()
        }
        await expect.poll(() => journal(tab)).toEqual([])
        expect(await subscriptions(page, person.token)).toHaveLength(isPaid ? 1 : 0)
      })
    },
  )
