import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type * as Axe from 'axe-core'

const code = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Puts axe into the page, once for each document. */
export async function withAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(code)
}

/**
 * What axe finds with everything that the house holds to: WCAG 2.2 AA, 7:1 text, target size, best practice; and the texts
 * whose contrast it could not judge, which count as found.
 * @param overlay the one waiver (e2e/pages/page-state.ts)
 */
export async function axeProblems(page: Page, { overlay = false }: { overlay?: boolean } = {}): Promise<string[]> {
  await withAxe(page)
  return page.evaluate(
    async ({ tags, overlay }) => {
      const { axe } = window as unknown as { axe: typeof Axe }
      const { violations, incomplete } = await axe.run(document, {
        resultTypes: ['violations', 'incomplete'],
        runOnly: { type: 'tag', values: tags },
        rules: {
          'target-size': { enabled: true },
          'color-contrast-enhanced': { enabled: true },
          'aria-hidden-focus': { enabled: !overlay },
        },
      })
      const unjudged = incomplete.filter(({ id }) => id === 'color-contrast-enhanced')
      const say = (results: typeof violations, word: string) =>
        results.flatMap(({ id, nodes }) =>
          nodes.map(({ html, any }) => `${word}${id}: ${html.slice(0, 160)} (${any[0]?.message ?? ''})`),
        )
      // Marks in the place of a hidden contact are no text.
      const isText = (problem: string) => !problem.includes('aria-hidden="true"')
      return [...say(violations, ''), ...say(unjudged, 'not judged, ').filter(isText)]
    },
    { tags: TAGS, overlay },
  )
}
