import { mkdirSync, writeFileSync } from 'node:fs'
import type { Target } from './cases.ts'

export type Failure = {
  reply: unknown
  faults: string[]
  /** For a broken reply: the place of the fault. */
  where?: string
  /** For a valid reply, minimised by fast-check: its seed and path. */
  seed?: number
  path?: string | null
}

/** Returns what a person needs to understand and replay the failures. */
export function report({ locale, place, operation }: Target, failures: Failure[]): string {
  if (failures.length > 0) mkdirSync('.cache/fuzz', { recursive: true })
  return failures
    .map(({ reply, faults, where, seed, path }, index) => {
      const file = `.cache/fuzz/${place.name}-${operation}-${index}.json`.replaceAll(' ', '-')
      const text = JSON.stringify({ place: place.name, operation, locale, reply })
      writeFileSync(file, text)
      const origin = where ? `broken at ${where}` : `valid, seed ${seed}, path ${path ?? ''}`
      return [
        `${place.name}, ${operation} (${origin}):`,
        ...faults.slice(0, 4).map((fault) => `  ${fault}`),
        `  ${text.slice(0, 1_500)}`,
        `  FUZZ_CASE=${file} npx playwright test e2e/fuzz/replay.spec.ts`,
      ].join('\n')
    })
    .slice(0, 12)
    .join('\n')
}
