import type { Page } from '@playwright/test'
import { proves } from '../../tests/proves.ts'
import { expect, open, test } from '../fixture.ts'
import { newMobile } from '../sign-in.ts'
import { stopClock } from '../time.ts'
import { sampled } from '../../tests/sample.ts'

/** Case 36 of docs/faults.md: the OTP countdown with a clock that jumps, and on a phone that sleeps. */
const DAY = 86_400_000
const clock = (page: Page) => page.getByRole('timer')
const resend = (page: Page) => page.getByRole('button', { name: 'Resend' })

async function atTheCode(page: Page) {
  await page.clock.install()
  await open(page, '/auth', 'en')
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(newMobile())
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(clock(page)).toHaveText(/^(2:00|1:5\d)$/)
  await stopClock(page)
}
/** Changes the device's time; a clock that counts from the page's start doesn't jump. */
const setTime = async (page: Page, by: number) => {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + by)
  await page.clock.runFor(1_000)
}
/** Skips timers for `ms`, as on a sleeping device; then the person looks at the page again. */
const sleep = async (page: Page, ms: number) => {
  await page.clock.fastForward(ms)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.clock.runFor(10)
}

for (const [what, by] of sampled(
  [
    ['a day back', -DAY],
    ['a day ahead', DAY],
    ['ten minutes ahead', 600_000],
  ] as const,
  3,
)) {
  test(`set ${what}: the countdown is right`, proves('case 36'), async ({ page }) => {
    await atTheCode(page)
    await setTime(page, by)
    await expect(clock(page)).toHaveText(/^1:5\d$/)
    await expect(resend(page)).toBeDisabled()
    await sleep(page, 90_000)
    await expect(clock(page)).toHaveText(/^0:2\d$/)
    await expect(resend(page)).toBeDisabled()
    await sleep(page, 30_000)
    await expect(page.getByText('OTP Expired').first()).toBeVisible()
    await expect(resend(page)).toBeEnabled()
  })
}

test('a reload gives two minutes at most @full', proves('case 36'), async ({ page }) => {
  await atTheCode(page)
  await setTime(page, -DAY)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if ((await clock(page).count()) > 0) await expect(clock(page)).toHaveText(/^(2:00|1:\d\d|0:\d\d)$/)
})
