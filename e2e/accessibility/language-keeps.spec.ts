import type { Page } from '@playwright/test'
import { sampled } from '../../tests/sample.ts'
import { expect, openState, pages, testExpecting } from '../fixture.ts'
import { holdRequests } from '../requests.ts'

/**
 * A change of the language keeps what the page shows and what the person has begun: while the new data is on its way,
 * when it is there, and if it can't be loaded.
 */

// What failed to load is requested anew; a saved copy shows in its own language only, and a microphone hears the page's (§voice.7).
const NOT_KEPT =
  /could not be loaded|without its timeline|saved copy|was not found|\b(hears|heard|listens?|understand|microphone)\b/
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

/** A skeleton would be there after a frame. */
const rendered = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

async function choose(page: Page, language: string) {
  // A dialog may have opened while the language's texts were on their way.
  await page.locator('select:has(option[lang=mr])').first().selectOption(language, { force: true })
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await rendered(page)
}

/** Watches the requests for data; the returned function waits until none is on its way. */
function watchRequests(page: Page) {
  const open = new Set<string>()
  page.on('request', (request) => request.url().includes('/api/') && open.add(request.url()))
  page.on('requestfinished', (request) => open.delete(request.url()))
  page.on('requestfailed', (request) => open.delete(request.url()))
  return async () => {
    await expect.poll(() => open.size).toBe(0)
    await rendered(page)
  }
}

const kept = pages.filter(({ name, isProviders }) => !isProviders && !/ while /.test(name) && !NOT_KEPT.test(name))
for (const state of sampled(kept, 14))
  testExpecting(...(state.errors ?? []))(
    `${state.name}: loses nothing while another language loads, nor then`,
    async ({ page }) => {
      await page.setViewportSize({ width: state.at?.[0] ?? 1280, height: 900 })
      await openState(page, state)
      await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined) // some states hold a request
      const settled = watchRequests(page)
      const lost = await noted(page)
      const { release } = await holdRequests(page, '**/api/**')
      await choose(page, 'hi')
      expect(await lost.evaluate((now) => now())).toEqual([])
      release()
      await settled()
      expect(await lost.evaluate((now) => now())).toEqual([])

      // The app doesn't repeat a request whose reply it can't read.
      await page.route('**/api/**', (route) => route.fulfill({ json: null }))
      await choose(page, 'mr')
      await settled()
      expect(await lost.evaluate((now) => now())).toEqual([])
    },
  )
