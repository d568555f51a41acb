import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type * as Axe from 'axe-core'
import { inkProblems } from './ink.ts'

const code = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Loads axe into the page, once per document. `page.evaluate` would compile it anew each time, which takes twice as long. */
async function withAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: code })
  await session.detach()
}

// Asks axe by the project's rules (WCAG 2.2 AA, 7:1 text, target size, best practice). Text that axe can't judge is a
// problem unless its ink is visible (ink.ts). `overlay` is the one waiver (e2e/pages/page-state.ts).
export async function axeProblems(page: Page, { overlay = false }: { overlay?: boolean } = {}): Promise<string[]> {
  await withAxe(page)
  const { problems, unjudged } = await page.evaluate(
    async ({ tags, overlay }) => {
      const { axe } = window as unknown as { axe: typeof Axe }
      // An open list of suggestions hides the headings and landmarks around it; other states of the page cover those.
      const hasList = document.querySelector('[data-trigger=ComboBox]') !== null
      const { violations, incomplete } = await axe.run(document, {
        resultTypes: ['violations', 'incomplete'],
        elementRef: true,
        runOnly: { type: 'tag', values: tags },
        rules: {
          'target-size': { enabled: true },
          'color-contrast-enhanced': { enabled: true },
          'aria-hidden-focus': { enabled: !overlay },
          'page-has-heading-one': { enabled: !hasList },
          region: { enabled: !hasList },
        },
      })
      const unjudged = incomplete
        .filter(({ id }) => id.startsWith('color-contrast'))
        .flatMap(({ nodes }) => nodes.map(({ element }) => element!))
        // Placeholder marks for a hidden contact are not text.
        .filter((element) => !element.closest('[aria-hidden=true]'))
      Object.assign(window, { unjudged })
      const problems = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} (${any[0]?.message ?? ''})`),
      )
      return { problems, unjudged: unjudged.length }
    },
    { tags: TAGS, overlay },
  )
  if (unjudged === 0) return problems
  return [...problems, ...(await inkProblems(page, { overlay, unjudged: true })).map((what) => `not judged, ${what}`)]
}
