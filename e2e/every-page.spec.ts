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
  unspaceText,
  widths,
} from './fixture.ts'

/*
 * What every page of the product promises. A new page joins by its row in `e2e/pages/`. Each state is opened once in each
 * language and then brought to each of its widths, and there
 * - title, h1, landmarks, language, reflow and clipped text, with wide text spacing too, are looked at every time;
 * - axe runs once, with all its rules in the light theme and those about colours in the dark one, at the narrowest width;
 *   home, mandi and what belongs to the frame (`everywhere`) have it at every width;
 * - one walk by keyboard is made at each width, its language changes from state to state and from width to width.
 */
test.describe.configure({ timeout: 90_000 })
// A trace keeps the whole page before and after each key: most of the time of a walk. What is found says enough.
test.use({ trace: 'off' })

for (const [row, { name, path, ready, before, at = widths, landmarks = LANDMARKS, ...state }] of pages.entries()) {
  const { overlay, everywhere } = state
  for (const [turn, locale] of LOCALES.entries()) {
    test(`${name} in ${locale} keeps the promises of every page`, async ({ page }) => {
      // Without motion, or a colour would be measured on its way from one theme to the other.
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      const resize = (width: number) => page.setViewportSize({ width, height: width === 320 ? 640 : 900 })
      await resize(at[0]!)
      await before?.(page)
      await open(page, path, locale)

      for (const [column, width] of at.entries()) {
        await resize(width)
        await ready(page)

        await test.step(`one title, one h1, landmarks, language at ${width} px`, async () => {
          await expect.soft(page.locator('html')).toHaveAttribute('lang', locale)
          // Behind a dialog it is there all the same.
          await expect.soft(page.getByRole('heading', { level: 1, includeHidden: overlay })).toHaveCount(1)
          expect.soft((await page.title()).length).toBeGreaterThan(5)
          for (const landmark of landmarks) {
            await expect.soft(page.getByRole(landmark)).toHaveCount(1)
          }
        })

        await test.step(`no sideways scroll and no clipped text at ${width} px, with wide text spacing too`, async () => {
          expect.soft(await overflow(page)).toEqual({ by: 0, what: [] })
          await spaceText(page)
          expect.soft(await overflow(page)).toEqual({ by: 0, what: [] })
          expect.soft(await clipped(page)).toEqual([])
          await unspaceText(page)
        })

        if (everywhere || width === Math.min(...at)) {
          await test.step(`axe finds nothing in the light theme at ${width} px`, () =>
            expectNoAxeViolations(page, { overlay }))
          await test.step(`axe finds nothing in the dark theme at ${width} px`, async () => {
            await page.emulateMedia({ colorScheme: 'dark' })
            await expectNoAxeViolations(page, { overlay, only: 'colours' })
            await page.emulateMedia({ colorScheme: 'light' })
          })
        }

        if ((row + column) % LOCALES.length === turn) {
          await test.step(`by keyboard each stop is named, seen, ringed and large enough at ${width} px`, async () => {
            const stops = await tabWalk(page)
            expect.soft(stops.length).toBeGreaterThan(overlay ? 0 : 4)
            expect.soft(stops.filter((stop) => !stop.named)).toEqual([])
            expect.soft(stops.filter((stop) => !stop.seen)).toEqual([])
            expect.soft(stops.filter((stop) => !stop.ring)).toEqual([])
            // WCAG 2.5.8 leaves out links inside a sentence.
            expect.soft(stops.filter((stop) => !stop.inline && (stop.width < 24 || stop.height < 24))).toEqual([])
          })
        }
      }
    })
  }
}
