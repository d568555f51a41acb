import { proves } from '../../tests/proves.ts'
import { inTurn, sampled } from '../../tests/sample.ts'
import {
  cutOff,
  elements,
  expect,
  farAside,
  MAX_ELEMENTS,
  overflow,
  test,
  USABLE_WITHIN,
  usableAfter,
} from './fixture.ts'
import { enter, pages } from './pages.ts'

const widths = [1280, 320]

// The small size takes every third page, alternating between the two widths.
for (const [row, grownPage] of sampled(pages).entries()) {
  for (const width of inTurn(widths, row)) {
    test(`${grownPage.name} at ${width} px`, proves('case 34'), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await enter(page, grownPage)
      const usable = await usableAfter(page, grownPage.path, () => grownPage.answered(page))
      await grownPage.back?.(page)
      console.log(`${grownPage.name} @${width}: ${usable} ms, ${await elements(page)} elements`)
      expect.soft(usable).toBeLessThanOrEqual(USABLE_WITHIN)
      expect.soft(await elements(page)).toBeLessThanOrEqual(MAX_ELEMENTS)
      expect.soft(await overflow(page)).toEqual([])
      expect.soft(await farAside(page)).toEqual([])
      expect.soft(await cutOff(page)).toEqual([])
    })
  }
}
