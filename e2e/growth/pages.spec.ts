import { count } from '../../tests/figures.ts'
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
      const found = {
        [`pages usable within ${USABLE_WITHIN / 1000} s`]: usable <= USABLE_WITHIN,
        'pages of few elements': (await elements(page)) <= MAX_ELEMENTS,
        'pages that keep to their width': (await overflow(page)).length === 0,
        'pages whose tables end in reach': (await farAside(page)).length === 0,
        'pages without a text cut off': (await cutOff(page)).length === 0,
      }
      test.info().annotations.push({ type: 'usable after', description: `${usable} ms` })
      for (const [what, holds] of Object.entries(found)) count('growth', what, 1, Number(holds))
      console.log(`${grownPage.name} @${width}: ${usable} ms, ${await elements(page)} elements`)
      expect.soft(usable).toBeLessThanOrEqual(USABLE_WITHIN)
      expect.soft(await elements(page)).toBeLessThanOrEqual(MAX_ELEMENTS)
      expect.soft(await overflow(page)).toEqual([])
      expect.soft(await farAside(page)).toEqual([])
      expect.soft(await cutOff(page)).toEqual([])
    })
  }
}
