import { sampled } from '../../tests/sample.ts'
import { expect, open, stateOf, test } from '../fixture.ts'
import { holdRequests } from '../requests.ts'
import { listen } from '../screen-reader.ts'
import { proves } from '../../tests/proves.ts'

/** Check 42 on every page that loads data: a skeleton is silent, and the loaded content is announced in one message. */
const LOADED = [
  'home',
  'mandi',
  'board with several pages',
  'enquiry of the board',
  'my enquiries',
  'own enquiry',
  'change of an enquiry with a photo',
  'directory',
  'farmer with a hidden contact',
  'product',
  'profile',
  'the offer of the plan',
  'registration of a farmer, step 2',
]

for (const { name, path, before, ready } of sampled(LOADED.map(stateOf))) {
  test(`${name}: content is announced once when it has loaded`, proves('check 42'), async ({ page }) => {
    const { release } = await holdRequests(page, '**/api/**')
    await before?.(page)
    await open(page, path, 'en')
    await page.getByRole('heading', { level: 1 }).waitFor()
    // The loading content has a name for screen reader users who look for it.
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\S/ }).first()).toBeAttached()
    const said = await listen(page)
    release()
    await ready(page)
    await expect
      .poll(async () => (await page.getByRole('main').getByRole('status').allTextContents()).join(' '))
      .not.toMatch(/Loading/i)
    const heard = await said()
    expect(heard.filter((text) => /Loading/i.test(text))).toEqual([])
    expect(heard.length, heard.join(' | ')).toBeLessThanOrEqual(1)
  })
}
