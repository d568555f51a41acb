import type { Page } from '@playwright/test'
import { sampled } from '../../tests/sample.ts'
import { expect, openState, pages, testExpecting } from '../fixture.ts'
import { holdRequests } from '../requests.ts'

/** While the data of a chosen language is on its way, the page keeps what it shows and what the person has begun. */

// What failed to load is requested anew; a saved copy shows in its own language only.
const NOT_KEPT = /could not be loaded|without its timeline|saved copy|was not found|^bought contacts$/
/** Notes the elements of the page; the returned function says what of them has gone since, or gave way to a skeleton. */
const noted = (page: Page) =>
  page.evaluateHandle(() => {
    const CONTENT = 'button, input, select, textarea, a, details, form, article, section, h2, h3, dl, tr, [role=img]'
    const DIALOG = '[role=dialog], [role=alertdialog]'
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    const skeletons = () => all(':is(main, [role=dialog]) [aria-hidden=true]:empty').length
    const shown = all(`:is(main, ${DIALOG}) :is(${CONTENT}), ${DIALOG}, [role=listbox]`)
    const [before, focused] = [skeletons(), document.activeElement]
    return () => [
      ...shown.filter((element) => !element.isConnected).map((element) => element.outerHTML.slice(0, 120)),
      ...(skeletons() > before ? ['a skeleton instead'] : []),
      ...(document.activeElement === focused ? [] : ['the focus']),
    ]
  })

const kept = pages.filter(({ name, isProviders }) => !isProviders && !/ while /.test(name) && !NOT_KEPT.test(name))
for (const state of sampled(kept, 14))
  testExpecting(...(state.errors ?? []))(
    `${state.name}: loses nothing while another language loads`,
    async ({ page }) => {
      await page.setViewportSize({ width: state.at?.[0] ?? 1280, height: 900 })
      await openState(page, state)
      await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined) // some states hold a request
      const lost = await noted(page)
      const { release } = await holdRequests(page, '**/api/**')
      // A dialog may have opened while the language's texts were on their way.
      await page.locator('select:has(option[lang=mr])').first().selectOption('hi', { force: true })
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
      // A skeleton would be there after a frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect(await lost.evaluate((now) => now())).toEqual([])
      release()
    },
  )
