import { LOCALES } from '../src/i18n/locales.ts'
import {
  LANDMARKS,
  clipped,
  expect,
  expectNoAxeViolations,
  open,
  overflow,
  pages,
  spaceText,
  tabWalk,
  test,
  widths,
} from './fixture.ts'

// axe and a walk by keyboard over a long page take their time on a small machine.
test.describe.configure({ timeout: 120_000 })

/** What every page of the product promises, in every language and width. A new page joins by its row in `fixture.ts`. */
for (const { name, path, ready, before, at = widths, landmarks = LANDMARKS, overlay } of pages) {
  for (const locale of LOCALES) {
    for (const width of at) {
      test(`${name} in ${locale} at ${width} px keeps the promises of every page`, async ({ page }) => {
        await page.setViewportSize({ width, height: width === 320 ? 640 : 900 })
        await before?.(page)
        await open(page, path, locale)
        await ready(page)

        await test.step('one title, one h1, landmarks, language', async () => {
          await expect.soft(page.locator('html')).toHaveAttribute('lang', locale)
          // Behind a dialog it is there all the same.
          await expect.soft(page.getByRole('heading', { level: 1, includeHidden: overlay })).toHaveCount(1)
          expect.soft((await page.title()).length).toBeGreaterThan(5)
          for (const landmark of landmarks) {
            await expect.soft(page.getByRole(landmark)).toHaveCount(1)
          }
        })

        for (const colorScheme of ['light', 'dark'] as const) {
          await test.step(`axe finds nothing in the ${colorScheme} theme`, async () => {
            // Without motion, or a colour would be measured on its way from one theme to the other.
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            await expectNoAxeViolations(page, { overlay })
          })
        }

        await test.step('by keyboard each stop is named, seen, ringed and large enough', async () => {
          const stops = await tabWalk(page)
          expect.soft(stops.length).toBeGreaterThan(overlay ? 0 : 4)
          expect.soft(stops.filter((stop) => !stop.named)).toEqual([])
          expect.soft(stops.filter((stop) => !stop.seen)).toEqual([])
          expect.soft(stops.filter((stop) => !stop.ring)).toEqual([])
          // WCAG 2.5.8 leaves out links inside a sentence.
          expect.soft(stops.filter((stop) => !stop.inline && (stop.width < 24 || stop.height < 24))).toEqual([])
        })

        await test.step('no sideways scroll and no clipped text, with wide text spacing too', async () => {
          await ready(page)
          expect.soft(await overflow(page)).toEqual({ by: 0, what: [] })
          await spaceText(page)
          expect.soft(await overflow(page)).toEqual({ by: 0, what: [] })
          expect.soft(await clipped(page)).toEqual([])
        })
      })
    }
  }
}
