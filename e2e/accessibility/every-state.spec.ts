import type { Page } from '@playwright/test'
import { pageAt } from '../../src/app/routing/pages.ts'
import { LOCALES, type Locale } from '../../src/i18n/locales.ts'
import { full, inTurn, sampled } from '../../tests/sample.ts'
import { proves } from '../../tests/proves.ts'
import { areas, expect, expectSilence, open, test } from '../fixture.ts'
import { LANDMARKS, type PageState } from '../pages/page-state.ts'
import { inWrongScript } from '../screen-reader.ts'
import { axeProblems } from './axe.ts'
import { faintProblems, unchosen } from './colour.ts'
import { focusProblems, tabProblems } from './focus.ts'
import { inkProblems } from './ink.ts'
import {
  brokenWords,
  clipped,
  emptyGaps,
  enlargeText,
  enlargeTextAlone,
  overflow,
  overlapping,
  printed,
  scattered,
  spaceText,
  strayIcons,
  stuck,
  unspaceText,
} from './layout.ts'
import { pressProblems } from './pressing.ts'
import { movement, structureProblems } from './structure.ts'

// The full size checks each state in each language, width and theme, with every measure. The small size checks each
// page's first state in one combination, chosen by its position. Of the voice pages, one listens and one speaks. It
// checks the pages of an area in one test, because a second page costs less than a second browser window.

const WIDTHS = [1280, 768, 320]
const THEMES = ['light', 'dark'] as const
/** The height (px) from the top in which ink is checked. Only the full size pictures pages of 13,000 px completely. */
const MAX_PICTURED = full ? Infinity : 3_000
const MEASURES = ['keyboard', 'forced colours', 'large text', 'ink', 'press'] as const

type Visit = {
  locale: Locale
  width: number
  themes: readonly (typeof THEMES)[number][]
  measures: readonly (typeof MEASURES)[number][]
}

/** The visits made with one loaded page: at the full size those of one language, otherwise a single visit. */
function visits(place: number, { at = WIDTHS, isProviders }: PageState): Visit[][] {
  if (full) return LOCALES.map((locale) => at.map((width) => ({ locale, width, themes: THEMES, measures: MEASURES })))
  const [locale] = inTurn(LOCALES, place)
  const [width] = inTurn(at, Math.floor(place / LOCALES.length))
  const measures = isProviders ? [] : inTurn(MEASURES, Math.floor(place / THEMES.length))
  return [[{ locale: locale!, width: width!, themes: inTurn(THEMES, place), measures }]]
}

/** Reports each finding, and notes the checks that it proves. */
function none(what: string, checks: number[], where: string, problems: readonly unknown[]) {
  test.info().annotations.push(...proves(...checks.map((check) => `check ${check}` as const)).annotation)
  expect.soft(problems, `${what}: ${where}`).toEqual([])
}

/** What these find, one after the other: some change the page. */
async function found(page: Page, ...checks: ((page: Page) => Promise<unknown[]>)[]) {
  const problems: unknown[] = []
  for (const check of checks) problems.push(...(await check(page)))
  return problems
}

const size = (page: Page, width: number, height = width === 320 ? 640 : 900) => page.setViewportSize({ width, height })

/** The page's module; an address without a page is of its own kind. */
const pageOf = ({ path }: PageState) => pageAt(path.replace(/[?#].*/, ''))?.module ?? path
/** The states of this size; a state's position decides its language, width and theme. */
const placed = Object.entries(areas)
  .flatMap(([area, states]) =>
    (area === 'voice' ? sampled(states, 9) : sampled(states, undefined, pageOf)).map((state) => ({ area, state })),
  )
  .map(({ area, state }, place) => ({ area, state, place }))

/** What each test checks. */
const tests: Record<string, { state: PageState; planned: Visit[] }[]> = {}
for (const { area, state, place } of placed)
  for (const planned of visits(place, state))
    (tests[full ? `${state.name} in ${planned[0]!.locale}` : area] ??= []).push({ state, planned })

for (const [title, states] of Object.entries(tests))
  test(title, async ({ page }) => {
    test.setTimeout(full ? 300_000 : 60_000 + 20_000 * states.length)
    for (const { state, planned } of states) {
      await startAfresh(page)
      await check(page, state, planned)
      expectSilence(page, state.errors, state.name)
    }
  })

/** Forgets the state before: its person, what it stored, and its faults. */
async function startAfresh(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/robots.txt') // a page that is left may store something
  await page.context().clearCookies()
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
  })
}

async function check(page: Page, state: PageState, planned: Visit[]) {
  const { name, path, ready, before, landmarks = LANDMARKS, overlay, isProviders } = state
  const [start] = planned
  // Reduced motion, because otherwise a colour is measured halfway between two themes.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await size(page, start!.width)
  await before?.(page)
  await open(page, path, start!.locale)

  for (const [nth, { locale, width, themes, measures }] of planned.entries()) {
    const where = `${name}, ${locale}, ${width} px`
    await size(page, width)
    await ready(page)

    none(
      'structures: names, landmarks, language',
      [13, 16, 17, 36, 37, 39, 43],
      where,
      await structureProblems(page, { locale, landmarks, isJustOpened: nth === 0 }),
    )
    // The server's text in this language may still be loading.
    await expect.soft.poll(() => inWrongScript(page), { message: `script (17, 18): ${where}` }).toEqual([])
    none('texts in the script of their language', [17, 18], where, await inWrongScript(page))
    none('states without movement', [12], where, await movement(page))

    none(
      'layouts without sideways scroll, cut text, or text over text',
      [8],
      where,
      await found(page, overflow, clipped, brokenWords, overlapping, scattered, strayIcons, emptyGaps),
    )
    await spaceText(page)
    none('layouts with wide text spacing', [9], where, await found(page, overflow, clipped))
    await unspaceText(page)
    if (!overlay) none('prints of the page alone', [], where, await printed(page))

    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      none('axe with all its rules', [1, 2, 7], `${where}, ${theme}`, await axeProblems(page, { overlay }))
      none('edges, drawings 3:1', [3], `${where}, ${theme}`, await faintProblems(page))
      const picture = { overlay, most: MAX_PICTURED }
      if (measures.includes('ink') && !isProviders)
        none('ink of each text', [2], `${where}, ${theme}`, await inkProblems(page, picture))
      if (measures.includes('press') && !isProviders)
        none('pressed controls', [2, 44], `${where}, ${theme}`, await pressProblems(page, picture))
    }

    if (measures.includes('keyboard') && !isProviders) {
      const { problems, stops, first } = await tabProblems(page)
      none('walks with Tab', [4], where, problems)
      expect.soft(stops, `${where}: stops`).toBeGreaterThan(overlay ? 0 : 4)
      if (!overlay) expect.soft(first, `${where}: the skip link comes first (15)`).toMatch(/^#/)
      await ready(page)
      none(
        'focus: ring, 3:1, size, not covered',
        [3, 5, 6, 7],
        where,
        (await focusProblems(page)).filter(({ problems }) => problems.length > 0),
      )
    }
    if (measures.includes('forced colours') && !isProviders) {
      await page.emulateMedia({ forcedColors: 'active' })
      await ready(page)
      const faint = (await focusProblems(page)).filter(({ problems }) =>
        problems.some((problem) => problem.includes('outline')),
      )
      none('forced colours: focus and choice', [11], where, [...faint, ...(await unchosen(page))])
      await page.emulateMedia({ forcedColors: null })
    }
    if (measures.includes('large text')) {
      // At a wide window only: 200 % text at 320 px would amount to the 400 % of the reflow check.
      await size(page, Math.max(...(state.at ?? WIDTHS)))
      await enlargeText(page, 200)
      none('text of 200 %', [10], where, await found(page, overflow, clipped, brokenWords))
      await enlargeText(page, 100)
      if ((state.at ?? WIDTHS).includes(320)) {
        await size(page, 360)
        await enlargeTextAlone(page, 150)
        none('text of 150 % on a phone', [10], where, await found(page, overflow, clipped, overlapping))
        await enlargeTextAlone(page, 100)
        await size(page, 320, 256)
        none('windows of 320 × 256', [6, 8], where, await found(page, overflow, clipped, stuck))
        await size(page, 240, 320)
        none('windows of 240 × 320, as of a phone with buttons', [8], where, await found(page, overflow, clipped))
      }
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }
}

test('the small size covers every language, width, theme and user setting', () => {
  const met = placed.flatMap(({ state, place }) => visits(place, state).flat())
  const pairs = met.flatMap(({ locale, width, themes }) => [width, ...themes].map((other) => `${locale} ${other}`))
  expect(new Set(pairs).size).toBe(LOCALES.length * (WIDTHS.length + THEMES.length))
  expect(new Set(met.flatMap(({ measures }) => measures)).size).toBe(MEASURES.length)
})
