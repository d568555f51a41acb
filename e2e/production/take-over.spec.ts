import type { Page } from '@playwright/test'
import { sampled } from '../../tests/sample.ts'
import { expect, goTo, open, test } from '../fixture.ts'
import { signIn } from '../sign-in.ts'

// React renders only a few elements per time slice, as on a slow phone, so events arrive during hydration. The person
// goes back after `back` slices, if the page is reloaded.
const slowly = (page: Page, back = 0) =>
  page.addInitScript((back) => {
    const now = performance.now.bind(performance)
    let looks = 0
    performance.now = () => now() + looks++ / 2 // React checks after each element whether its 5 ms are over
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    let left = visit?.type === 'reload' ? back : 0
    globalThis.MessageChannel = class {
      port1: { onmessage?: (event: unknown) => void } = {}
      port2 = {
        postMessage: () => {
          if (--left === 0) history.back()
          setTimeout(() => this.port1.onmessage?.({}))
        },
      }
    } as unknown as typeof MessageChannel
  }, back)

test.describe.configure({ timeout: 90_000 })
/** Hydration takes long. */
const LATE = { timeout: 20_000 }

const isTakenOver = (page: Page) => page.waitForFunction(() => !globalThis.earlyInput)

for (const [who, path] of sampled(
  ['/', '/price-mandi', '/MandiMarket', '/Support', '/auth', '/register', '/term'].flatMap((path) =>
    ['a visitor', 'a person'].map((who) => [who, path] as const),
  ),
  14,
))
  test(`${path} of ${who}: interrupted hydration causes no React error`, async ({ page }) => {
    if (who === 'a person') await signIn(page, 'buyer', { known: path !== '/register' })
    await slowly(page)
    await open(page, path, 'en')
    await isTakenOver(page)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

for (const stretches of sampled([1, 10, 30, 60, 90], 5))
  test(`Back after ${stretches} parts of hydration shows the previous page, which works`, async ({ page }) => {
    await slowly(page, stretches)
    await open(page, '/Support', 'en')
    await isTakenOver(page)
    await goTo(page, '/')
    await expect(page.getByRole('heading', { level: 1, name: 'Buy and sell' })).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL('/Support')
    await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible(LATE)
    await expect(page).toHaveTitle(/^Support/)
    await page.locator('main form button[type=submit]').click()
    await expect(page.getByRole('main').getByRole('alert').getByRole('link').first()).toBeVisible()
  })
