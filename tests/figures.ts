import { appendFileSync, mkdirSync } from 'node:fs'

/** The suites that prove a quality over the whole product (docs/proofs.md), each with a size for every run and a full one. */
export type Suite = 'accessibility' | 'faults' | 'fuzz' | 'growth' | 'old-browsers' | 'production'

/** Whether a suite runs at its full size: `npm run full -- fuzz`. */
export const full = process.env['SIZE'] === 'full'

/**
 * Adds to the figures that are printed at the end of `npm test` and `npm run full` (scripts/figures.mjs).
 * @param what the kind of case, in a few words that follow a number: "replies with a field missing"
 */
export function count(suite: Suite, what: string, tried: number, passed: number): void {
  mkdirSync('.cache/figures', { recursive: true })
  appendFileSync(`.cache/figures/${suite}.jsonl`, `${JSON.stringify({ what, tried, passed })}\n`)
}
