import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '../../src/i18n/locales.ts'
import { renderAll } from '../accessibility/layout.ts'
import { areas, open, test } from '../fixture.ts'
import { NARROW, WIDE, type PageState } from '../pages/page-state.ts'
import { chosen, file, folder } from './chosen.ts'

test.describe.configure({ timeout: 120_000 })

/** The minimum width (px) of a page's wide layout. */
const FROM_WIDE = 1025
const exists = ({ at = [...NARROW, ...WIDE] }: PageState, width: number) =>
  at.some((one) => one >= FROM_WIDE === width >= FROM_WIDE)

/** Waits for lazy pictures, and for fonts. */
const complete = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => 0))])
  })

/** Switches the language without a reload, as the header's selector does. */
async function switchLanguage(page: Page, locale: Locale): Promise<void> {
  await page.evaluate(
    ({ all, locale }) => {
      const selector = [...document.querySelectorAll('select')].find((select) =>
        all.every((value) => [...select.options].some((option) => option.value === value)),
      )
      if (!selector) throw new Error('no selector of the language')
      selector.value = locale
      selector.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { all: [...LOCALES], locale },
  )
  await page.waitForFunction((locale) => document.documentElement.lang === locale, locale)
}

const unknown = chosen.areas.filter((area) => !(area in areas))
if (unknown.length > 0) throw new Error(`No area ${unknown.join()}: there are ${Object.keys(areas).join(', ')}`)

for (const [area, states] of Object.entries(areas)) {
  if (chosen.areas.length > 0 && !chosen.areas.includes(area)) continue
  test.describe(area, () => {
    for (const state of states.filter(({ name }) => name.includes(chosen.state))) {
      const { name, path, before, ready, overlay, isProviders, errors = [] } = state
      const widths = chosen.widths.filter((width) => exists(state, width))
      const [narrowest] = widths
      if (!narrowest) continue
      test.describe(() => {
        test.use({ expected: { errors: [...errors] } })
        test(name, async ({ page }) => {
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
          await page.setViewportSize({ width: narrowest, height: 740 })
          // A drawer closes when the page gets wider, and a dialog when the texts of the page behind load again.
          const isOpenedAgain = overlay && !isProviders
          if (!isOpenedAgain) {
            await before?.(page)
            await open(page, path, chosen.locales[0]!)
          }
          for (const [turn, locale] of chosen.locales.entries()) {
            if (turn > 0 && !isOpenedAgain) await switchLanguage(page, locale)
            for (const width of widths) {
              await page.setViewportSize({ width, height: width < FROM_WIDE ? 740 : 900 })
              if (isOpenedAgain) {
                // Another person's: some are shown only once, as after a form was sent.
                if (page.url().startsWith('http')) await page.evaluate(() => localStorage.clear())
                await before?.(page)
                await open(page, path, locale)
              }
              await ready(page)
              // Scrolls to the top, where a person starts; a page under a dialog stays in place.
              if (!overlay) await page.evaluate(() => scrollTo(0, 0))
              await renderAll(page)
              await complete(page)
              for (const theme of chosen.themes) {
                await page.emulateMedia({ colorScheme: theme })
                await page.screenshot({
                  path: join(folder, file(area, name, { locale, width, theme })),
                  type: 'jpeg',
                  quality: 80,
                  fullPage: !overlay,
                })
              }
            }
          }
        })
      })
    }
  })
}
