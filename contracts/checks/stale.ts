import { existsSync, readFileSync } from 'node:fs'
import { PACT } from '../files.ts'

/** The committed pact must equal, byte for byte, what the consumer tests write. */
export function stale(fresh: string): string[] {
  const committed = existsSync(PACT) ? readFileSync(PACT, 'utf8') : ''
  if (fresh === committed) return []
  const [was, is] = [committed, fresh].map((text) => text.split('\n'))
  const line = is?.findIndex((text, index) => text !== was?.[index]) ?? 0
  return [
    `the committed pact is stale from line ${line + 1} on (npm run contracts:write): ${was?.[line]?.trim() ?? 'nothing'} should be ${is?.[line]?.trim() ?? 'nothing'}`,
  ]
}
