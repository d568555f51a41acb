import type { Page } from '@playwright/test'
import { active, checkout, confirming, joinNow, journal, payPlan, pressIn, subscriptions } from './checkout.ts'
import { expect, goTo, open, openAs, test } from './fixture.ts'
import { newId, provide } from './provide.ts'
import { holdRequests, requestsTo } from './requests.ts'
import { logOut, signIn, store, storedValues } from './sign-in.ts'
import { stopClock } from './time.ts'
import { proves } from '../tests/proves.ts'

/** Common steps of every payment (src/payments), tested on the page of the plan. */
const alert = (page: Page) => page.getByRole('main').getByRole('alert')

async function start(page: Page) {
  const person = await openAs(page, 'farmer', '/subscription')
  await expect(joinNow(page)).toBeVisible()
  return person
}
const orders = (page: Page) => requestsTo(page, '/api/payment/create/')

test.describe('the checkout’s script', () => {
  test.use({ expected: { errors: [/ERR_(BLOCKED_BY_CLIENT|FAILED)/, /status of (404|500)/] } })

  test(
    'blocked: the page says so without an order; a retry works, and a double tap opens one checkout',
    proves('Payment set-up: Failed to load Razorpay script', 'case 26', 'check 31', 'check 41', 'case 20'),
    async ({ page }) => {
      await start(page)
      const made = orders(page)
      await page.route('**/checkout.js', (route) => route.abort('blockedbyclient'))
      await joinNow(page).click()
      await expect(alert(page)).toContainText('Failed to load Razorpay script')
      expect(made).toEqual([])
      await page.unroute('**/checkout.js')
      // The same button has another name now, so a second click at once would be dropped (§shell.31).
      await page.getByRole('button', { name: 'Retry' }).press('Enter')
      await expect(checkout(page)).toBeVisible()
      expect(made).toHaveLength(1)
      await page.keyboard.press('Escape')
      await expect(checkout(page)).toHaveCount(0)

      // A double tap on Pay opens one checkout.
      await joinNow(page).dblclick()
      await expect(checkout(page)).toHaveCount(1)
      expect(made).toHaveLength(2)
      await page.keyboard.press('Escape')
      await expect(joinNow(page)).toBeFocused()

      await expect(joinNow(page)).toBeEnabled()
      await page.keyboard.press('Enter')
      await expect(checkout(page).getByRole('button', { name: 'Pay ₹999' })).toBeFocused()
      const isOutOfReach = await checkout(page).evaluate((dialog) => {
        const host = (dialog.getRootNode() as ShadowRoot).host
        return host.closest('[inert], [aria-hidden=true]') !== null
      })
      expect(isOutOfReach).toBe(false)
      await page.keyboard.press('Escape')
      await expect(joinNow(page)).toBeFocused()
    },
  )

  test('slow: the page says so after 30 s, and uses it later @full', proves('case 26'), async ({ page }) => {
    await page.clock.install()
    await start(page)
    const { release } = await holdRequests(page, '**/checkout.js')
    const asked = page.waitForRequest('**/checkout.js')
    // Answers that arrive once the clock is stopped would come too late. This is the last one before the script.
    const known = page.waitForResponse('**/subscriptions/status/')
    await joinNow(page).click()
    await asked
    await known
    await stopClock(page)
    await page.clock.runFor(28_000)
    await expect(alert(page)).toHaveCount(0)
    await page.clock.runFor(2_500)
    await expect(alert(page)).toContainText('Failed to load Razorpay script')
    release()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(checkout(page)).toBeVisible()
  })
})

test('a second tab waits for the first tab’s payment, then shows what it bought', async ({ page, context }) => {
  const { token } = await start(page)
  const second = await context.newPage()
  await second.goto('/subscription')
  await expect(joinNow(second)).toBeVisible()
  await joinNow(page).click()
  await expect(checkout(page)).toBeVisible()
  await joinNow(second).click()
  await expect(alert(second)).toContainText('This payment is already open in another tab. Finish it there.')
  await expect(checkout(second)).toBeHidden()
  const confirmation = await holdRequests(page, '**/api/payment/verify/')
  await pressIn(page, 'Pay ₹999')
  await expect(confirming(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }), 'Join Now had the focus, and is gone').toBeFocused()
  confirmation.release()
  await expect(active(page)).toBeVisible()
  await expect(active(second)).toBeVisible()
  await expect(checkout(second)).toBeHidden()
  expect(await subscriptions(page, token)).toHaveLength(1)
  expect(await journal(second)).toEqual([])
})

test.describe('payments and their owners', () => {
  test('another person’s sign-in closes the checkout; the payment waits for its owner', async ({ page, context }) => {
    const first = await start(page)
    const own = await storedValues(page)
    await joinNow(page).click()
    const charge = await holdRequests(page, '**/_mock/pay', { answered: true })
    const asked = page.waitForRequest('**/_mock/pay')
    await pressIn(page, 'Pay ₹999')
    await asked

    const other = await context.newPage()
    await other.goto('/Support')
    await logOut(other)
    await expect(checkout(page)).toBeHidden()
    const second = await signIn(other, 'buyer')
    const verified: string[] = []
    context.on('request', (request) => {
      if (request.url().endsWith('/verify/')) verified.push(request.headers()['authorization']!)
    })
    charge.release()
    await expect.poll(() => journal(page)).toMatchObject([{ owner: first.mobile, payment: {} }])
    await other.goto('/subscription')
    await expect(joinNow(other)).toBeVisible()
    await expect(other.getByText(/Payment reference|may have paid|Confirming/)).toHaveCount(0)
    expect(verified).toEqual([])
    expect(await subscriptions(page, second.token)).toEqual([])

    const { mobile } = first
    await store(other, { authToken: first.token, userId: String(own.userId), mobile, user_phone: mobile })
    await other.goto('/')
    await expect.poll(() => journal(other)).toEqual([])
    // Both tabs may confirm at the same moment: a second confirmation charges nothing.
    expect(new Set(verified)).toEqual(new Set([`Bearer ${first.token}`]))
    expect(await subscriptions(page, first.token)).toHaveLength(1)
  })

  test('with two phones, the second checkout closes when the first has paid', async ({ page, browser }) => {
    const { token } = await start(page)
    const stored = await storedValues(page)
    const phone = await browser.newContext({ baseURL: test.info().project.use.baseURL!, serviceWorkers: 'block' })
    const second = await phone.newPage()
    await store(second, stored)
    await open(second, '/subscription', 'en')
    await joinNow(second).click()
    await expect(checkout(second)).toBeVisible()
    await payPlan(page)
    await expect(active(page)).toBeVisible()
    await second.evaluate(() => dispatchEvent(new Event('focus'))) // the person returns to the phone
    await expect(checkout(second)).toBeHidden()
    await expect(active(second)).toBeVisible()
    expect(await subscriptions(page, token)).toHaveLength(1)
    await phone.close()
  })
})

test('Back closes the checkout, stays on the page and records no payment', async ({ page }) => {
  const id = newId()
  await provide(page, 'an enquiry exists', { id, type: 'sell' })
  await openAs(page, 'buyer', '/term')
  await goTo(page, `/global-enquiry/${id}`)
  await page.getByRole('button', { name: 'Show interest (₹10)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click()
  await expect(checkout(page)).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(checkout(page)).toBeHidden()
  await expect.poll(() => journal(page)).toEqual([])
  await expect(page).toHaveURL(`/global-enquiry/${id}`)
  await expect(page.getByRole('region', { name: 'Owner’s contact' })).toContainText('Contact hidden. See it for ₹10')
})
