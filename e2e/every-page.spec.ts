import { LOCALES } from '../src/i18n/locales.ts'
import { clipped, expect, expectNoAxeViolations, open, overflow, pages, tabWalk, test, widths } from './fixture.ts'

/** What every page of the product promises, in every language and width. A new page joins by its row in `fixture.ts`. */
for (const { name, path, ready } of pages) {
  for (const locale of LOCALES) {
    for (const width of widths) {
      test.describe(`${name} in ${locale} at ${width} px`, () => {
        test.use({ viewport: { width, height: width === 320 ? 640 : 900 } })

        test.beforeEach(async ({ page }) => {
          await open(page, path, locale)
          await ready(page)
        })

        for (const colorScheme of ['light', 'dark'] as const) {
          test(`axe finds nothing in the ${colorScheme} theme`, async ({ page }) => {
            await page.emulateMedia({ colorScheme })
            await expectNoAxeViolations(page)
          })
        }

        test('has one title, one h1, its landmarks and its language', async ({ page }) => {
          await expect(page.locator('html')).toHaveAttribute('lang', locale)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          const heading = await page.getByRole('heading', { level: 1 }).textContent()
          expect((await page.title()).length).toBeGreaterThan(5)
          expect(heading).toBeTruthy()
          await expect(page.getByRole('banner')).toHaveCount(1)
          await expect(page.getByRole('main')).toHaveCount(1)
          await expect(page.getByRole('contentinfo')).toHaveCount(1)
        })

        test('is walked by keyboard: each stop named, seen, ringed and large enough', async ({ page }) => {
          const stops = await tabWalk(page)
          expect(stops.length).toBeGreaterThan(4)
          expect(stops.filter((stop) => !stop.name && stop.what !== 'input')).toEqual([])
          expect(stops.filter((stop) => !stop.seen)).toEqual([])
          expect(stops.filter((stop) => !stop.ring)).toEqual([])
          expect(stops.filter((stop) => stop.width < 24 || stop.height < 24)).toEqual([])
        })

        test('has no sideways scroll and clips no text, with wide text spacing too', async ({ page }) => {
          expect(await overflow(page)).toEqual({ by: 0, what: [] })
          await page.addStyleTag({
            content:
              '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
          })
          expect(await overflow(page)).toEqual({ by: 0, what: [] })
          expect(await clipped(page)).toEqual([])
        })
      })
    }
  }
}
