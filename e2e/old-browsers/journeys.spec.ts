import { expect as standard, test } from '@playwright/test'
import { provide } from '../provide.ts'
import { newMobile, OTP } from '../sign-in.ts'
import { isThere, OldBrowser } from './browser.ts'

/** The oldest supported version, and versions between it and today's (docs/faults.md, Old phones). */
const VERSIONS = [87, 92, 106, 119]

/** An old browser on a busy machine takes longer than the standard 5 s. */
const expect = standard.configure({ timeout: 15_000 })
test.describe.configure({ timeout: 90_000 })

for (const version of VERSIONS) {
  test(`Chromium ${version}: sign in, board, an enquiry, pay, log out`, async ({ request, baseURL }) => {
    test.skip(!isThere(version), `there is no Chromium ${version} here: npm run full -- old-browsers fetches it`)
    const mobile = newMobile()
    await provide({ request }, 'the user has a complete business', { mobile, type: 'farmer' })
    const browser = await OldBrowser.start(version, baseURL!)
    const sees = (text: string | RegExp) =>
      expect.poll(browser.text, { message: `“${text}” on Chromium ${version}` }).toMatch(text)
    const press = (selector: string, name?: string) =>
      expect.poll(() => browser.press(selector, name), { message: `press ${selector} ${name}` }).toBe(true)
    try {
      await browser.goto('/?lang=en')
      await expect.poll(() => browser.count('main article')).toBeGreaterThan(0)

      await browser.goto('/auth')
      await press('input[name=mobile]')
      await browser.type(mobile)
      await press('input[type=checkbox]')
      await press('button', 'Next')
      await expect.poll(() => browser.count('fieldset input')).toBe(6)
      await press('fieldset input')
      await browser.type(OTP)
      await press('button', 'Verify')
      await expect.poll(browser.path).toBe('/')
      await expect.poll(browser.stored).toContain('authToken')

      await browser.goto('/global-enquiry')
      await expect.poll(() => browser.count('main article')).toBe(12)
      await expect.poll(browser.stored, { message: 'the copy of the board' }).toContain('seen')
      await press('main article a')
      await expect.poll(browser.path).toMatch(/^\/global-enquiry\/\d+$/)
      await expect.poll(() => browser.count('main h1')).toBe(1)
      await sees(/Sub-?category|Quantity/i)
      await sees(/Posted on \d+ [A-Z][a-z]+ \d{4}/)

      await browser.goto('/price-mandi?state=Maharashtra&place=all')
      await sees(/₹[\d,]+/)
      await press('main button', 'Where should I sell?')
      await expect.poll(browser.address).toBe('/price-mandi?state=Maharashtra&sell=open')
      await sees('Cost of transport')

      await browser.goto('/subscription')
      await press('button', 'Join Now')
      // The first press may come so soon after "Join Now" that the app takes both for a double press.
      await expect.poll(() => browser.press('dialog button', 'Pay ₹').then(browser.text)).toMatch(/ACTIVE/)

      await press('header button', 'Menu')
      await press('button', 'Log out')
      await expect.poll(browser.stored).not.toContain('authToken')
      expect(browser.errors).toEqual([])
    } finally {
      if (test.info().errors.length)
        await test.info().attach('page', { body: await browser.screenshot(), contentType: 'image/png' })
      browser.close()
    }
  })
}

test('Chromium 80 is told that it is too old, and its forms send nothing', async ({ baseURL }) => {
  test.skip(!isThere(80), 'there is no Chromium 80 here: npm run full -- old-browsers fetches it')
  const browser = await OldBrowser.start(80, baseURL!)
  try {
    for (const path of ['/', '/auth', '/global-enquiry']) {
      await browser.goto(path)
      await expect.poll(browser.text).toContain('This browser is too old for Krishi Vyapar.')
    }
    await browser.goto('/auth')
    await expect.poll(() => browser.press('input[name=mobile]')).toBe(true)
    await browser.type('9876543210')
    await browser.press('button', 'Next')
    await browser.evaluate('new Promise(function (done) { requestAnimationFrame(function () { setTimeout(done) }) })')
    expect(await browser.evaluate('location.href')).not.toContain('9876543210')
  } finally {
    browser.close()
  }
})

test('Chromium 119 caches a failed module: pressing again loads it', async ({ baseURL }) => {
  test.skip(!isThere(119), 'there is no Chromium 119 here: npm run full -- old-browsers fetches it')
  test.slow()
  const browser = await OldBrowser.start(119, baseURL!)
  const menu = () => browser.press('header button', 'Menu')
  try {
    await browser.send('Network.setBlockedURLs', { urls: ['*/assets/MobileMenu*'] })
    await browser.goto('/?lang=en')
    await expect.poll(() => browser.count('main article')).toBeGreaterThan(0)
    await expect.poll(menu).toBe(true)
    await expect.poll(() => browser.requests.join()).toContain('MobileMenu')
    await browser.send('Network.setBlockedURLs', { urls: [] })
    await browser.evaluate('window.isSameDocument = true')
    // Pressed again until the page reloads, which takes a busy machine long: the app drops the second press of a double one.
    const isSameDocument = () => menu().then(() => browser.evaluate('window.isSameDocument'))
    await expect.poll(isSameDocument, { timeout: 45_000 }).toBeUndefined()
    await expect.poll(menu).toBe(true)
    await expect.poll(() => browser.count('[role=dialog]')).toBe(1)
  } finally {
    browser.close()
  }
})
