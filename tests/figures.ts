import { appendFileSync, mkdirSync } from 'node:fs'

/** Each suite proves a quality across the product (docs/proofs.md), at a small size in every run and at a full one. */
export type Suite = 'accessibility' | 'faults' | 'fuzz' | 'growth' | 'old-browsers' | 'production' | 'soak'

/** Whether the suites run at full size: `npm run full -- fuzz`. */
export const full = process.env['SIZE'] === 'full'

// Adds to the figures that `npm test` and `npm run full` print last (scripts/figures.mjs). `what` follows a number:
// "replies with a field missing".
export function count(suite: Suite, what: string, tried: number, passed = tried): void {
  mkdirSync('.cache/figures', { recursive: true })
  appendFileSync(`.cache/figures/${suite}.jsonl`, `${JSON.stringify({ what, tried, passed })}\n`)
}
