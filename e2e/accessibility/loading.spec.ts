import type { Page } from '@playwright/test'
import { sampled } from '../../tests/sample.ts'
import { expect, open, test } from '../fixture.ts'
import { holdRequests } from '../requests.ts'
import { listen } from '../screen-reader.ts'
import { asFarmerWithMany, signIn } from '../sign-in.ts'
import { proves } from '../../tests/proves.ts'

/** Check 42 on every page that loads data: a skeleton is silent, and the loaded content is announced in one message. */
const PAGES: [path: string, there: string, before?: (page: Page) => Promise<unknown>][] = [
  ['/', 'main article'],
  ['/price-mandi', 'tbody tr'],
  ['/global-enquiry', 'main article', asFarmerWithMany],
  ['/global-enquiry/419', 'main section[tabindex="-1"]', asFarmerWithMany],
  ['/enquiry', 'main article', asFarmerWithMany],
  ['/enquiry/64', '[aria-current=step]', asFarmerWithMany],
  ['/enquiry/edit/64', 'main form', asFarmerWithMany],
  ['/directory', 'main article', asFarmerWithMany],
  ['/farmer/12', 'main section:nth-of-type(3)', asFarmerWithMany],
  ['/products/27?business=12', 'main section a', asFarmerWithMany],
  ['/profile', 'main dl', asFarmerWithMany],
  ['/subscription', 'main a[href="/term"]', asFarmerWithMany],
  ['/register?step=2&business_type=farmer', 'main form', (page) => signIn(page)],
]

for (const [path, there, before] of sampled(PAGES)) {
  test(`${path}: content is announced once when it has loaded`, proves('check 42'), async ({ page }) => {
    const { release } = await holdRequests(page, '**/api/**')
    await before?.(page)
    await open(page, path, 'en')
    await page.getByRole('heading', { level: 1 }).waitFor()
    // The loading content has a name for screen reader users who look for it.
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\S/ }).first()).toBeAttached()
    const said = await listen(page)
    release()
    await page.locator(there).first().waitFor()
    await expect
      .poll(async () => (await page.getByRole('main').getByRole('status').allTextContents()).join(' '))
      .not.toMatch(/Loading/i)
    const heard = await said()
    expect(heard.filter((text) => /Loading/i.test(text))).toEqual([])
    expect(heard.length, heard.join(' | ')).toBeLessThanOrEqual(1)
  })
}
