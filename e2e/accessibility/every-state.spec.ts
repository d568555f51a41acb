import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '../../src/i18n/locales.ts'
import { count, full } from '../../tests/figures.ts'
import { proves } from '../../tests/proves.ts'
import { expect, open, pages, test } from '../fixture.ts'
import { LANDMARKS, type PageState } from '../pages/page-state.ts'
import { inWrongScript } from '../screen-reader.ts'
import { axeProblems } from './axe.ts'
import type { checks as titles } from './checks.ts'
import { faintProblems, unchosen } from './colour.ts'
import { focusProblems, tabProblems } from './focus.ts'
import { inkProblems } from './ink.ts'
import { switchLanguage } from './language.ts'
import { brokenWords, clipped, enlargeText, overflow, spaceText, unspaceText } from './layout.ts'
import { movement, structureProblems } from './structure.ts'

/*
 * What every state of every page promises (e2e/pages). A new page joins by its row there.
 *
 * The full size brings each state to each language, width and theme, from a start in each language, and holds it to
 * everything. The small size opens each state once and switches its language in place: so each state's layout, names and
 * words are seen in each language; axe, ink and edges in one. Which width, which theme, which language it starts in, and where the
 * longer measures are taken goes round.
 */
test.describe.configure({ timeout: full ? 300_000 : 90_000 })
// A trace keeps the whole page before and after each key: most of the time of a walk. What is found says enough.
test.use({ trace: 'off' })

const WIDTHS = [1280, 768, 320]
const THEMES = ['light', 'dark'] as const
/** A page of 13,000 px is pictured whole at the full size only. */
const MOST_PICTURED = full ? Infinity : 3_000
const MEASURES = ['keyboard', 'forced colours', 'large text'] as const

type Visit = {
  locale: Locale
  width: number
  themes: readonly (typeof THEMES)[number][]
  measures: readonly (typeof MEASURES)[number][]
}

/** The visits of one page that is loaded: of all languages, or, at the full size, of one. */
function visits(row: number, { at = WIDTHS }: PageState): Visit[][] {
  if (full) return LOCALES.map((locale) => at.map((width) => ({ locale, width, themes: THEMES, measures: MEASURES })))
  return [
    LOCALES.map((_, turn) => ({
      locale: LOCALES[(row + turn) % LOCALES.length]!,
      width: at[(row + turn) % at.length]!,
      themes: turn === 0 ? [THEMES[row % THEMES.length]!] : [],
      measures: [MEASURES[turn]!],
    })),
  ]
}

/** Adds up what was tried, and says what was found as soon as it is. */
function figures() {
  const sums = new Map<string, { tried: number; passed: number }>()
  return {
    none: (what: string, checks: (keyof typeof titles)[], where: string, problems: readonly unknown[]) => {
      const sum = sums.get(what) ?? { tried: 0, passed: 0 }
      if (sum.tried === 0)
        test.info().annotations.push(...proves(...checks.map((check) => `check ${check}` as const)).annotation)
      sums.set(what, { tried: sum.tried + 1, passed: sum.passed + (problems.length === 0 ? 1 : 0) })
      expect.soft(problems, `${what}: ${where}`).toEqual([])
    },
    write: () => {
      for (const [what, { tried, passed }] of sums) count('accessibility', what, tried, passed)
    },
  }
}

const size = (page: Page, width: number, height = width === 320 ? 640 : 900) => page.setViewportSize({ width, height })

for (const [row, state] of pages.entries()) {
  const { name, path, ready, before, landmarks = LANDMARKS, overlay, isProviders, errors = [] } = state
  test.describe(() => {
    test.use({ expected: { errors: [...errors] } })
    for (const planned of visits(row, state)) {
      const [start] = planned
      test(`${name}${full ? ` in ${start!.locale}` : ''}`, async ({ page }) => {
        const { none, write } = figures()
        // Without motion, or a colour would be measured on its way from one theme to the other.
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await size(page, start!.width)
        await before?.(page)
        await open(page, path, start!.locale)

        try {
          for (const [turn, { locale, width, themes, measures }] of planned.entries()) {
            const where = `${name}, ${locale}, ${width} px`
            await size(page, width)
            if (turn > 0 && !full) await switchLanguage(page, locale)
            await ready(page)

            none(
              'structures: names, landmarks, language',
              [13, 16, 17, 36, 37, 43],
              where,
              await structureProblems(page, { locale, landmarks, overlay }),
            )
            // What the server says in this language may be on its way.
            await expect.soft.poll(() => inWrongScript(page), { message: `script (17, 18): ${where}` }).toEqual([])
            none('texts in the script of their language', [17, 18], where, await inWrongScript(page))
            none('states without movement', [12], where, await movement(page))

            none('layouts without sideways scroll or cut text', [8], where, [
              ...(await overflow(page)),
              ...(await clipped(page)),
              ...(await brokenWords(page)),
            ])
            await spaceText(page)
            none('layouts with wide text spacing', [9], where, [...(await overflow(page)), ...(await clipped(page))])
            await unspaceText(page)

            for (const theme of themes) {
              await page.emulateMedia({ colorScheme: theme })
              none('axe with all its rules', [1, 2, 7], `${where}, ${theme}`, await axeProblems(page, { overlay }))
              none('edges, drawings 3:1', [3], `${where}, ${theme}`, await faintProblems(page))
              if (!isProviders)
                none(
                  'ink of each text',
                  [2],
                  `${where}, ${theme}`,
                  await inkProblems(page, { overlay, most: MOST_PICTURED }),
                )
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
              // The text of a person with a large screen: twice as large at 320 px would be the 400 % of a reflow.
              await size(page, Math.max(...(state.at ?? WIDTHS)))
              await enlargeText(page, 200)
              none('text of 200 %', [10], where, [...(await overflow(page)), ...(await clipped(page))])
              await enlargeText(page, 100)
              if ((state.at ?? WIDTHS).includes(320)) {
                await size(page, 320, 256)
                none('windows of 320 × 256', [8], where, [...(await overflow(page)), ...(await clipped(page))])
              }
            }
            await page.emulateMedia({ colorScheme: 'light' })
          }
        } finally {
          write()
        }
      })
    }
  })
}
