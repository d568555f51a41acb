import { appendFileSync, mkdirSync } from 'node:fs'
import { proves, type Requirement } from './proves.ts'

/**
 * The suites that prove a quality across the whole product (docs/proofs.md), each with a small size for every run and a
 * full one.
 */
export type Suite = 'accessibility' | 'faults' | 'fuzz' | 'growth' | 'old-browsers' | 'production' | 'soak'

/** Whether the suites run at full size: `npm run full -- fuzz`. */
export const full = process.env['SIZE'] === 'full'

/**
 * Adds to the figures printed at the end of `npm test` and `npm run full` (scripts/figures.mjs).
 * @param what the kind of case, as words that follow a number: "replies with a field missing"
 */
export function count(suite: Suite, what: string, tried: number, passed: number): void {
  mkdirSync('.cache/figures', { recursive: true })
  appendFileSync(`.cache/figures/${suite}.jsonl`, `${JSON.stringify({ what, tried, passed })}\n`)
}

/**
 * The second argument of a Playwright test that is one case of this kind, and of these requirements. Its result is counted when it ends
 * (e2e/fixture.ts).
 */
export const counted = (suite: Suite, what: string, ...rows: Requirement[]) => ({
  annotation: [...proves(...rows).annotation, { type: 'counted', description: `${suite}: ${what}` }],
})

/** Counts a test that has ended. */
export function countTest(annotations: { type: string; description?: string }[], hasPassed: boolean): void {
  for (const { type, description = '' } of annotations) {
    const [suite, what] = description.split(': ')
    if (type === 'counted') count(suite as Suite, what!, 1, Number(hasPassed))
  }
}
