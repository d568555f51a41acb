import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { FULL } from '../../tests/sample.ts'
import { areas, expect, open, test } from '../fixture.ts'

// IBM's Equal Access shares no rule with axe. Definite failures count; "potential" and "manual" findings don't. It is
// downloaded by `npm run full -- second-engine`.
const ENGINE = '.cache/second-engine/ace.js'

type Result = { ruleId: string; value: [level: string, outcome: string]; message: string; snippet: string }
type Engine = { Checker: new () => { check: (of: Document, policies: string[]) => Promise<{ results: Result[] }> } }

/** False positives by rule. */
const WAIVED: Record<string, RegExp> = {
  // A table that scrolls sideways takes the focus, as axe demands. So does React Aria's short message.
  element_tabbable_role_valid: /role="(region|alertdialog)"/,
  // The engine does not see a legend that is for screen readers only.
  fieldset_legend_valid: /^<fieldset/,
  // Content outside landmarks on purpose: the skip link, the strip with a saved copy's age, and lists of suggestions.
  aria_content_in_landmark: /^<p>|role="listbox"|href="#main"/,
  // Businesses that tests make have equal names and places.
  aria_article_label_unique: /^<article/,
}
/** React Aria hides everything around an open list, and returns the focus to the field if it leaves. */
const WAIVED_AROUND_LIST = new Set(['aria_hidden_nontabbable', 'label_content_exists', 'heading_content_exists'])

async function found(page: Page): Promise<string[]> {
  await page.evaluate(`${readFileSync(ENGINE, 'utf8')};window.ace = ace`)
  const [hasList, results] = await page.evaluate(async () => {
    const { ace } = window as unknown as { ace: Engine }
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    return [document.querySelector('[data-trigger=ComboBox]') !== null, results] as const
  })
  return results
    .filter(({ value: [, outcome] }) => outcome === 'FAIL')
    .filter(({ ruleId, snippet }) => !WAIVED[ruleId]?.test(snippet))
    .filter(({ ruleId }) => !(hasList && WAIVED_AROUND_LIST.has(ruleId)))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`)
}

const WIDTHS = [1280, 320]
for (const { name, path, before, ready, at = WIDTHS, errors = [] } of Object.values(areas).flat())
  test.describe(() => {
    // One test after the other, because a state's enquiry has one owner.
    test.describe.configure({ mode: 'default' })
    test.use({ expected: { errors: [...errors] } })
    for (const width of WIDTHS.filter((each) => at.includes(each)))
      test(`${name}, ${width} px ${FULL}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await before?.(page)
        await open(page, path, 'hi')
        await ready(page)
        expect(await found(page)).toEqual([])
      })
  })
