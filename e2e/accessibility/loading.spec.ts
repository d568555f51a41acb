import type { Page } from '@playwright/test'
import { sampled } from '../../tests/sample.ts'
import { expect, open, test } from '../fixture.ts'
import { countTests } from './count-tests.ts'
import { listen } from '../screen-reader.ts'
import { signIn, store } from '../sign-in.ts'
import { proves } from '../../tests/proves.ts'

countTests('pages that say once that they have loaded (42)')

/** Check 42 on every page that loads data: a skeleton is silent, and the loaded content is announced in one message. */
const farmer = (page: Page) => store(page, { authToken: 'demo-9876500031', business_type: 'farmer' })
const PAGES: [path: string, there: string, before?: (page: Page) => Promise<unknown>][] = [
  ['/', 'main article'],
  ['/price-mandi', 'tbody tr'],
  ['/global-enquiry', 'main article', farmer],
  ['/global-enquiry/419', 'main section[tabindex="-1"]', farmer],
  ['/enquiry', 'main article', farmer],
  ['/enquiry/64', '[aria-current=step]', farmer],
  ['/enquiry/edit/64', 'main form', farmer],
  ['/directory', 'main article', farmer],
  ['/farmer/12', 'main section:nth-of-type(3)', farmer],
  ['/products/27?business=12', 'main section a', farmer],
  ['/profile', 'main dl', farmer],
  ['/subscription', 'main a[href="/term"]', farmer],
  ['/register?step=2&business_type=farmer', 'main form', (page) => signIn(page)],
]

for (const [path, there, before] of sampled(PAGES)) {
  test(`${path}: what was on its way is said once when it is there`, proves('check 42'), async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/**', async (route) => {
      await held
      await route.continue()
    })
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
