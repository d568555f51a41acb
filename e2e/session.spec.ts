import type { Page } from '@playwright/test'
import { fail, recover } from './mock-faults.ts'
import { expect, open, openAs, shortMessages, test, testExpecting } from './fixture.ts'
import { provide } from './provide.ts'
import { logIn, logOut, newMobile, signIn, store, stored, storedValues, withBusiness } from './sign-in.ts'
import { proves } from '../tests/proves.ts'
import { stopClock } from './time.ts'

/** docs/product/session.md; cases 15 to 19 and 38 of docs/faults.md. */

const name = (page: Page) => page.getByRole('textbox', { name: 'Full name' })
const notice = (page: Page) => page.getByText(/^What you typed on .* is back\.$/)

test.describe('a session that the server no longer knows', () => {
  test.use({ expected: { errors: [/401 \(Unauthorized\)/] } })

  test(
    'leads to the sign-in; the same person finds their input again',
    proves('Profile 401: Your session has expired. Please login again', 'Profile 401: token removed, go to /auth'),
    async ({ page }) => {
      const { mobile } = await openAs(page, 'farmer', '/profile?mode=edit')
      await name(page).fill('Asha of Ozar')
      await fail(page, 'editUserProfile', '401')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page).toHaveURL('/auth?next=%2Fprofile%3Fmode%3Dedit')
      await expect(page.getByRole('alert')).toHaveText('Your session has expired. Please login again')
      expect(await stored(page)).not.toContain('authToken')

      await recover(page)
      await logIn(page, mobile)
      await expect(page).toHaveURL('/profile?mode=edit')
      await expect(name(page)).toHaveValue('Asha of Ozar')
      await expect(notice(page)).toBeVisible()
      await page.getByRole('button', { name: 'Start afresh' }).click()
      await expect(name(page)).toBeFocused()
      await expect(name(page)).toHaveValue('Asha Pawar')
      await page.reload()
      await expect(name(page)).toHaveValue('Asha Pawar')
      await expect(notice(page)).toHaveCount(0)
    },
  )

  test('on a public page, ends with a message and a link to sign in', async ({ page }) => {
    const { mobile } = await signIn(page, 'farmer')
    await store(page, { authToken: 'forged-token-0123456789' })
    await open(page, '/price-mandi', 'en')
    const expired = page.getByRole('alert').filter({ hasText: 'Your session has expired. Please login again' })
    await expect(expired).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toHaveCount(0)
    expect(await stored(page)).not.toContain('authToken')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page).toHaveURL('/price-mandi?place=all') // all of India

    await expired.getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/auth/)
    await expect(expired).toHaveCount(1)
    await logIn(page, mobile)
    await expect(page).toHaveURL('/price-mandi?place=all')
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
    await expect(expired).toHaveCount(0)
  })
})

test('an unfinished step 2 is mentioned once after signing in @full', async ({ page }) => {
  const mobile = newMobile()
  await provide(page, 'the user has an incomplete business', { mobile, type: 'buyer' })
  await open(page, '/auth', 'en')
  await logIn(page, mobile)
  await expect(shortMessages(page)).toHaveText(/The details of your business are not complete yet\./)
  expect(await storedValues(page)).toMatchObject({ has_shown_profile_alert: 'true' })
  await page.reload({ waitUntil: 'networkidle' }) // the profile, which the message follows, has loaded
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
  await expect(page.getByText(/not complete yet/)).toHaveCount(0)
})

test(
  'logging out in one tab clears the other at once, and Back shows nothing private',
  proves('case 16', 'case 17'),
  async ({ page, context }) => {
    await signIn(page, 'farmer', { known: false })
    await page.clock.install()
    await open(page, '/profile', 'en')
    await expect(page.getByRole('main')).toContainText('Asha Pawar')
    await page.goto('/profile?mode=edit')
    await expect(name(page)).toHaveValue('Asha Pawar')
    const other = await context.newPage()
    await other.goto('/profile?mode=edit')
    await name(other).fill('Half a name')

    await stopClock(page) // no tab waits for a timer
    await logOut(page)
    await expect(other).toHaveURL(/\/auth\?next=/)
    await page.clock.resume()
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
    // Neither typed nor fetched data is left.
    expect(await stored(page)).not.toContainEqual(expect.stringMatching(/^draft_|^auth|^user|^mobile|^business/))
    for (const path of ['/profile?mode=edit', '/profile']) {
      await page.goBack()
      await expect(page).toHaveURL(`/auth?${new URLSearchParams({ next: path })}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Content of a signed-in page would come with its data, so wait for the page to be idle.
      await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
      expect(await page.content()).not.toContain('Asha Pawar')
    }
  },
)

test.describe('storage', () => {
  testExpecting(/Failed to load resource/, /dynamically imported module/)(
    'that breaks a page is cleared by a button on the error page, except for payments',
    async ({ page }) => {
      await signIn(page, 'farmer')
      await store(page, { payments_open: 'true', draft_support: '{}' })
      await page.route('**/assets/SupportPage*.js', (route) => route.abort())
      await open(page, '/Support', 'en')
      const clear = page.getByRole('button', { name: 'Clear what is stored' })
      await clear.waitFor()
      await page.unrouteAll()
      await clear.click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!')
      await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
      // The app removes the payments mark itself if there are no payments.
      const left = Object.keys(await storedValues(page))
      expect(left.filter((key) => !['lang', 'payments_open'].includes(key))).toEqual([])
    },
  )

  // e2e/blocked-storage.spec.ts has a browser that blocks it.
  test('that is full of garbage: signing in and the visit still work', proves('case 19'), async ({ page }) => {
    await page.addInitScript(() => {
      const keys = ['authToken', 'userId', 'mobile', 'business_type', 'isBusiness', 'user_name', 'purchasedEntities']
      for (const storage of [localStorage, sessionStorage])
        for (const key of [...keys, 'sent_otp', 'theme', 'draft_profile', 'registration_personal_info'])
          if (storage.getItem(key) === null) storage.setItem(key, '{"\u0000')
    })
    await open(page, '/auth?next=/profile', 'en')
    await logIn(page, await withBusiness(page, 'agent'))
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Agent')
    await page.getByRole('link', { name: 'Edit profile' }).click()
    await expect(name(page)).toBeFocused()
  })
})
