import type { Page } from '@playwright/test'
import { LOCALES } from '../src/i18n/locales.ts'
import { clipped, expect, open, overflow, test } from './fixture.ts'
import { activeOption, inWrongScript, listen, screenReader } from './screen-reader.ts'

/**
 * The checks of notes/accessibility.md that `every-page.spec.ts` can't make for every page alike, on shell, home and mandi:
 * each test says which of the numbered checks it is.
 */
const rows = (page: Page) => page.locator('tbody tr, main article').first().waitFor()
const both = [
  { name: 'home', path: '/' },
  { name: 'mandi', path: '/price-mandi' },
]

for (const { name, path } of both) {
  test(`${name}: text of double size is not clipped, in Hindi (10)`, async ({ page }) => {
    await open(page, path, 'hi')
    await rows(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    // A table scrolls in its own region.
    expect((await overflow(page)).by).toBe(0)
    expect(await clipped(page)).toEqual([])
  })

  test(`${name}: with forced colours the focus is seen (11)`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, path, 'en')
    await rows(page)
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => {
        const of = (pseudo?: string) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!, pseudo)
          return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth)
        }
        return Math.max(of(), of('::after'))
      })
      expect
        .soft(outline, await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 120)))
        .toBeGreaterThanOrEqual(2)
    }
  })

  test(`${name}: nothing moves for who wants no motion (12)`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route('**/api/**', () => {}) // the skeletons stay
    await open(page, path, 'en')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const running = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
    expect(await running()).toBe(0)
  })

  for (const locale of LOCALES) {
    test(`${name} in ${locale}: each text is in the script of its language (17)`, async ({ page }) => {
      await open(page, path, locale)
      await rows(page)
      expect(await inWrongScript(page)).toEqual([])
    })
  }

  test(`${name}: loading is said once, and that it is done once (42)`, async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/**', async (route) => {
      await held
      await route.continue()
    })
    await open(page, path, 'en')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const said = await listen(page)
    release()
    await rows(page)
    await expect
      .poll(async () => (await page.locator('[role=status]').allTextContents()).join(''))
      .not.toContain('Loading')
    expect((await said()).length).toBeLessThanOrEqual(1)
  })

  test(`${name}: every picture has its text or is left out (43)`, async ({ page }) => {
    await open(page, path, 'mr')
    await rows(page)
    expect(await page.locator('img:not([alt])').count()).toBe(0)
    expect(await page.locator('svg:not([aria-hidden=true]):not([role=img])').count()).toBe(0)
  })
}

test('arriving at a page, its heading is heard once (14)', async ({ page }) => {
  await open(page, '/', 'en')
  await rows(page)
  const reader = await screenReader(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Mandi Market' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Market Mandi' })).toBeFocused()
  await rows(page)
  const heard = await reader.heard()
  expect(heard.filter((phrase) => phrase.startsWith('heading, Market Mandi'))).toHaveLength(1)
  expect(heard.filter((phrase) => /loading/i.test(phrase))).toEqual([])
})

test('a screen reader is led through home: landmarks, headings, links and prices in words (16, 43)', async ({
  page,
}) => {
  await open(page, '/', 'en')
  await rows(page)
  const reader = await screenReader(page)
  const phrases = await reader.readAll()
  for (const landmark of ['banner', 'main', 'contentinfo']) expect(phrases).toContain(landmark)
  expect(phrases.filter((phrase) => /^heading, .*level 1/.test(phrase))).toHaveLength(1)
  expect(phrases.some((phrase) => /^heading, Latest Leads on .*level 2/.test(phrase))).toBe(true)
  expect(phrases).toContain('per kg')
  expect(phrases).toContain('search')
})

test('the library’s own words are heard in no language but the page’s (18)', async ({ page }) => {
  for (const [locale, label] of [
    ['hi', 'मेन्यू'],
    ['mr', 'मेनू'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/', locale)
    await rows(page)
    await page.locator('header').getByRole('button', { name: label }).click()
    await page.getByRole('dialog').waitFor()
    const reader = await screenReader(page)
    const phrases = await reader.readAll()
    // The reader's own words for roles and states are English; the page's words come after them.
    const known =
      /^(?:end of )?(?:dialog|navigation|list|listitem|link|button|combobox|option|heading|document|main|banner|contentinfo|search|textbox|region|presentation|image|paragraph|generic|status|alert|form|group|separator|complementary|mark|article|time|modal|expanded|not expanded|collapsed|selected|not selected|set size \d+|system|light|dark|level \d|position .*|current page|has popup .*|autocomplete .*|\d+ .*|busy|invalid|required|disabled|visited|English|हिन्दी|मराठी)$/
    const words = phrases.flatMap((phrase) => phrase.split(', ')).filter((word) => /[A-Za-z]{3,}/.test(word))
    expect.soft(words.filter((word) => !known.test(word))).toEqual([])
    await reader.stop()
  }
})

test('a switch of the language keeps focus, address and what was typed (19)', async ({ page }) => {
  await open(page, '/price-mandi?state=Maharashtra', 'en')
  await rows(page)
  await page.getByLabel('Grade').fill('FAQ')
  const selector = page.locator('header').getByRole('combobox', { name: 'Language' })
  await selector.focus()
  await selector.selectOption('mr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
  await expect(page.locator('header select').filter({ hasText: 'मराठी' })).toBeFocused()
  await expect(page).toHaveURL(/\/price-mandi\?state=Maharashtra$/)
  await expect(page.locator('input[name=grade]')).toHaveValue('FAQ')
})

test('the search: the active option is a real one, and one right count is said per pause (22, 23)', async ({
  page,
}) => {
  await open(page, '/', 'en')
  await rows(page)
  const field = page.getByRole('search').locator('input')
  await field.click()
  await expect(field).toHaveAttribute('role', 'combobox')
  const said = await listen(page)
  await field.pressSequentially('ba')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toBeVisible()
  const count = await options.count()
  const counts: string[] = []
  await expect
    .poll(async () => {
      counts.push(...(await said()).filter((text) => text.includes('available')))
      return counts.at(-1)
    })
    .toBe(count === 1 ? '1 suggestion available.' : `${count} suggestions available.`)
  await page.keyboard.press('ArrowDown')
  expect(await activeOption(page)).toEqual({ role: 'option', text: await options.first().textContent() })
  await page.keyboard.press('ArrowDown')
  expect(await activeOption(page)).toEqual({ role: 'option', text: await options.nth(1).textContent() })
})

test('the drawer is named, takes the focus, holds it, and gives it back (32)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/', 'en')
  await rows(page)
  const button = page.locator('header').getByRole('button', { name: 'Menu' })
  await button.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  const inside = () => drawer.evaluate((element) => element.contains(document.activeElement))
  expect(await inside()).toBe(true)
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press(stop % 5 === 4 ? 'Shift+Tab' : 'Tab')
    expect(await inside()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
})

test('mandi: another page and other filters are said, and a filter keeps its focus (33)', async ({ page }) => {
  await open(page, '/price-mandi', 'en')
  await rows(page)
  const said = await listen(page)
  const grade = page.getByLabel('Grade')
  await grade.fill('FAQ')
  await grade.press('Enter')
  await expect(page).toHaveURL(/grade=FAQ/)
  await expect.poll(async () => (await said()).join()).toMatch(/Showing .* of .*/)
  await expect(grade).toBeFocused()
})

test('mandi: a table with a caption and heads for its columns, or a list, never both (36)', async ({ page }) => {
  await open(page, '/price-mandi', 'en')
  await rows(page)
  const table = page.getByRole('table')
  await expect(table.locator('caption')).not.toBeEmpty()
  await expect(table.locator('thead th[scope=col]')).toHaveCount(10)
  await expect(table.locator('tbody th[scope=row]')).toHaveCount(20)
  await expect(page.locator('main article')).toHaveCount(0)
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(table).toHaveCount(0)
})
