import type { Page } from '@playwright/test'
import { aroundAlert, expect, open, test, testWithFaults } from './fixture.ts'
import { androidBack, recordCloseWatchers } from './android-back.ts'
import { requestsTo } from './requests.ts'
import { newMobile, OTP } from './sign-in.ts'
import { proves } from '../tests/proves.ts'

/** docs/product/sign-in.md */

const phone = (page: Page) => page.getByRole('textbox', { name: 'Mobile number' })
const boxes = (page: Page) => page.getByRole('group', { name: 'Enter the OTP' }).getByRole('textbox')
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const verify = (page: Page) => page.getByRole('button', { name: 'Verify' })
const code = (page: Page) =>
  boxes(page).evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value).join(''))

async function send(page: Page, number: string) {
  await phone(page).fill(number)
  await page.getByRole('checkbox').check()
  await next(page).click()
}
async function toOtp(page: Page, address = '/auth') {
  const number = newMobile()
  await open(page, address, 'en')
  await send(page, number)
  await expect(boxes(page).first()).toBeFocused()
  return number
}
async function enter(page: Page, otp: string) {
  await boxes(page).first().focus()
  await page.keyboard.type(otp)
  await verify(page).click()
}

testWithFaults(
  'each step shows errors, the server’s refusals and a lost connection, and works afterwards',
  proves(
    'Send OTP, server refusal: the server message',
    'Send OTP, network failure: Failed to send OTP. Please try again.',
    'Verify, no token in reply: Invalid OTP. Please try again.',
  ),
  async ({ page, context }) => {
    const sent = requestsTo(page, '/request-otp/')
    await page.clock.install()
    await open(page, '/auth', 'en')
    // Beside the form, whose input stays (§sign-in.4).
    for (const policy of ['terms', 'privacy policy'])
      await expect(page.getByRole('main').getByRole('link', { name: policy })).toHaveAttribute('target', '_blank')
    await next(page).click()
    const summary = page.getByRole('alert')
    await expect(phone(page)).toHaveAccessibleDescription(/Enter your mobile number/)
    await phone(page).fill('12345')
    await next(page).click()
    await summary.getByRole('link', { name: /10 digits that begins with 6, 7, 8 or 9/ }).click()
    const refused = '9000000400' // answered with HTTP 200 and an error status in the body
    await phone(page).fill(refused)
    await summary.getByRole('link', { name: 'Accept the terms and the privacy policy to go on' }).click()
    await expect(page.getByRole('checkbox')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(summary).toHaveCount(0)
    expect(sent).toEqual([])

    await next(page).click()
    await expect(summary).toHaveText(/.{10,}/)
    await expect(phone(page)).toHaveValue(refused)
    await expect(page.getByRole('checkbox')).toBeChecked()
    await expect(next(page)).toBeEnabled()
    await context.setOffline(true)
    const number = newMobile()
    await send(page, number)
    await expect(summary).toHaveText('Failed to send OTP. Please try again.')
    await context.setOffline(false)
    await next(page).click()
    await expect(boxes(page).first()).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'OTP sent to +91' })).toHaveText(
      `OTP sent to +91 ${number.slice(0, 5)} ${number.slice(5)}`,
    )

    await page.clock.fastForward(121_000)
    await page.getByRole('button', { name: 'Resend' }).click()
    await expect(page.getByRole('timer')).toBeVisible()

    await expect(page).toHaveTitle('OTP verification – Krishi Vyapar')
    const steps = page.getByRole('list', { name: 'Steps of the sign-in' }).getByRole('listitem')
    await expect(steps).toHaveText([/Enter Phone number.*done/, /OTP verification/, /Onboarding Dashboard/])
    await expect(page.locator('[aria-current=step]')).toHaveText(/OTP verification/)

    await enter(page, '654321')
    await expect(boxes(page).first()).toHaveAccessibleDescription('Invalid OTP. Please try again.')
    await expect(boxes(page).first()).toHaveAttribute('aria-invalid', 'true')

    // Refused with HTTP 200 and an error status in the body.
    await enter(page, '000400')
    await expect(summary).toContainText('Invalid OTP. Please try again.')
    await expect(verify(page)).toBeEnabled()
    expect(await code(page)).toBe('000400')

    await enter(page, OTP)
    await expect(page).toHaveURL('/register')
  },
)

test.describe('on a phone', () => {
  test.use({ hasTouch: true })
  test('“Change” and Android’s Back return from the OTP to the number, terms accepted', async ({ page }) => {
    await recordCloseWatchers(page)
    await open(page, '/term', 'en')
    const number = await toOtp(page, '/auth?next=/privacy-policy')
    for (const leave of [() => page.getByRole('button', { name: 'Change' }).click(), () => androidBack(page)]) {
      await enter(page, '654321')
      await expect(aroundAlert(page.getByRole('alert'))).toBeFocused()
      await leave()
      await expect(phone(page)).toBeFocused()
      await expect(phone(page)).toHaveValue(number)
      await expect(page.getByRole('checkbox')).toBeChecked()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page).toHaveTitle('Log in – Krishi Vyapar')
      await next(page).click()
      await expect(boxes(page).first()).toBeFocused()
    }
    await enter(page, OTP)
    await expect(page).toHaveURL('/register?next=%2Fprivacy-policy')
    await page.goBack()
    await expect(page).toHaveURL('/term')
  })
})
