import type { Page } from '@playwright/test'
import { checkout, journal, pressIn, subscriptions } from './checkout.ts'
import { fail, recover } from './mock-faults.ts'
import { expect, open, test } from './fixture.ts'
import { signIn } from './sign-in.ts'

/** What every payment goes through (src/payments), seen on the page of the plan. */
const joinNow = (page: Page) => page.getByRole('button', { name: 'Join Now' })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const active = (page: Page) => page.getByText('ACTIVE', { exact: true })

async function start(page: Page) {
  const person = await signIn(page, 'farmer', { known: true })
  await open(page, '/subscription', 'en')
  await expect(joinNow(page)).toBeVisible()
  return person
}
const orders = (page: Page) => {
  const made: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/payment/create/')) made.push(request.url())
  })
  return made
}

test.describe('the checkout’s script', () => {
  test.use({ expected: { errors: [/ERR_(BLOCKED_BY_CLIENT|FAILED)/, /status of (404|500)/] } })

  test('blocked: said, no order is made, and a second try works', async ({ page }) => {
    await start(page)
    const made = orders(page)
    await page.route('**/checkout.js', (route) => route.abort('blockedbyclient'))
    await joinNow(page).click()
    await expect(alert(page)).toContainText('Failed to load Razorpay script')
    expect(made).toEqual([])
    await page.unroute('**/checkout.js')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(checkout(page)).toBeVisible()
  })

  test('without its global: said', async ({ page }) => {
    await start(page)
    await page.route('**/checkout.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '"nothing"' }))
    await joinNow(page).click()
    await expect(alert(page)).toContainText('Failed to load Razorpay script')
  })

  test('too slow: said after 30 s, and what came late is used', async ({ page }) => {
    await page.clock.install()
    await start(page)
    let send = () => {}
    const held = new Promise<void>((resolve) => (send = resolve))
    await page.route('**/checkout.js', async (route) => {
      await held
      await route.continue().catch(() => undefined) // given up by then
    })
    const asked = page.waitForRequest('**/checkout.js')
    await joinNow(page).click()
    await asked
    await page.clock.runFor(29_000)
    await expect(alert(page)).toHaveCount(0)
    await page.clock.runFor(1_500)
    await expect(alert(page)).toContainText('Failed to load Razorpay script')
    send()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(checkout(page)).toBeVisible()
  })

  test('without a key: said', async ({ page }) => {
    await start(page)
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { checkout: { script: '/checkout.js', key: '' } } }),
    )
    await joinNow(page).click()
    await expect(alert(page)).toContainText('Razorpay API key is missing')
  })

  test('without its configuration, or with one that is none: said', async ({ page }) => {
    await start(page)
    await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await joinNow(page).click()
    await expect(alert(page)).toContainText('Failed to load Razorpay script')
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { checkout: { script: 'javascript:alert(1)', key: 'x' } } }),
    )
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(alert(page)).toContainText('Failed to load Razorpay script')
  })
})

test.describe('before the checkout', () => {
  test.use({ expected: { errors: [/status of 500/] } })

  test('the profile can’t be loaded: said, nothing is ordered', async ({ page }) => {
    await page.clock.install()
    await start(page)
    const made = orders(page)
    await page.clock.runFor(60_000) // the profile that the page had is old
    await fail(page, 'getUserProfile', '500')
    await joinNow(page).click()
    await expect(alert(page)).toContainText('User profile not loaded. Please try again.')
    expect(made).toEqual([])
    await recover(page)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(checkout(page)).toBeVisible()
  })

  for (const [what, wrong] of [
    ['nothing', { amount: 0 }],
    ['no number', { amount: 'NaN' }],
    ['another currency', { currency: 'USD' }],
  ] as const) {
    test(`an order of ${what} never opens`, async ({ page }) => {
      await start(page)
      await page.route('**/api/payment/create/', (route) =>
        route.fulfill({ status: 201, json: { order_id: 'order_X', id: 1, amount: 99_900, currency: 'INR', ...wrong } }),
      )
      await joinNow(page).click()
      await expect(alert(page)).toBeVisible()
      await expect(checkout(page)).toBeHidden()
    })
  }
})

test('a double tap opens one checkout with one order', async ({ page }) => {
  await start(page)
  const made = orders(page)
  await joinNow(page).dblclick()
  await expect(checkout(page)).toHaveCount(1)
  expect(made).toHaveLength(1)
})

test('the checkout is not inert, and closing it gives the focus back', async ({ page }) => {
  await start(page)
  await joinNow(page).focus()
  await page.keyboard.press('Enter')
  await expect(checkout(page).getByRole('button', { name: 'Pay ₹999' })).toBeFocused()
  const isOutOfReach = await checkout(page).evaluate((dialog) => {
    const host = (dialog.getRootNode() as ShadowRoot).host
    return host.closest('[inert], [aria-hidden=true]') !== null
  })
  expect(isOutOfReach).toBe(false)
  await page.keyboard.press('Escape')
  await expect(joinNow(page)).toBeFocused()
})

test('failed, then paid: charged once', async ({ page }) => {
  const { token } = await start(page)
  await joinNow(page).click()
  await pressIn(page, 'Let it fail')
  await pressIn(page, 'Pay ₹999')
  await expect(active(page)).toBeVisible()
  await expect(alert(page)).toHaveCount(0)
  expect(await subscriptions(page, token)).toHaveLength(1)
})

test('two tabs: the second waits its turn, then sees what the first has bought', async ({ page, context }) => {
  const { token } = await start(page)
  const second = await context.newPage()
  await second.goto('/subscription')
  await expect(joinNow(second)).toBeVisible()
  await joinNow(page).click()
  await expect(checkout(page)).toBeVisible()
  await joinNow(second).click()
  await expect(alert(second)).toContainText('This payment is already open in another tab. Finish it there.')
  await expect(checkout(second)).toBeHidden()
  await pressIn(page, 'Pay ₹999')
  await expect(active(page)).toBeVisible()
  await second.getByRole('button', { name: 'Retry' }).click()
  await expect(active(second)).toBeVisible()
  await expect(checkout(second)).toBeHidden()
  expect(await subscriptions(page, token)).toHaveLength(1)
  expect(await journal(second)).toEqual([])
})

test('nothing of it is in the first load of the home page', async ({ page }) => {
  await signIn(page, 'farmer', { known: true })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '/', 'en')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /resume|checkout|config\.json|payments/.test(url))).toEqual([])
})
