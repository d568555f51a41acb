import { FULL, inTurn } from '../../tests/sample.ts'
import { expect, openState, test } from '../fixture.ts'
import { astraySigns, clipped, overflow, overlapping } from './layout.ts'

/** The product has no right-to-left language yet, so the test sets the direction on existing pages. */
for (const [turn, name] of ['home', 'mandi', 'new enquiry', 'sign-in', 'mandi with where to sell'].entries()) {
  for (const width of inTurn([360, 1440], turn)) {
    test(`from right to left: ${name} at ${width} px fits${name === 'mandi' ? '' : ` ${FULL}`}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openState(page, name, 'hi')
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
      const [start] = await page
        .locator('main h1')
        .first()
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).direction))
      await page.evaluate(() => (document.documentElement.dir = 'rtl'))
      expect(start).toBe('ltr')
      await expect(page.locator('main h1').first()).toHaveCSS('direction', 'rtl')
      expect(await astraySigns(page)).toEqual([])
      expect(await overflow(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollLeft)).toBe(0)
      expect(await clipped(page)).toEqual([])
      expect(await overlapping(page)).toEqual([])
    })
  }
}
