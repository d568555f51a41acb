import { appendFileSync, mkdirSync } from 'node:fs'

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
export function count(suite: Suite, what: string, tried: number, passed = tried): void {
  mkdirSync('.cache/figures', { recursive: true })
  appendFileSync(`.cache/figures/${suite}.jsonl`, `${JSON.stringify({ what, tried, passed })}\n`)
}
