import { full } from './figures.ts'

/*
 * What the small size takes of a table of cases: never by chance, always by a case's own place in its list, so that every run
 * takes the same and `npm run full` takes the rest. A test that belongs to the full size alone has the tag `FULL`, most of them at the
 * end of their title.
 */

/** The tag of a test that only `npm run full` runs (playwright.config.ts). */
export const FULL = '@full'

/** All cases at the full size; at the small size the first of each kind, and, if so asked, every so many-th of it after that. */
export function sampled<Case>(cases: readonly Case[], every = Infinity, kindOf?: (one: Case) => unknown): Case[] {
  const places = new Map<unknown, number>()
  return cases.filter((one) => {
    const kind = kindOf?.(one)
    const place = places.get(kind) ?? 0
    places.set(kind, place + 1)
    return full || place % every === 0
  })
}

/** All values at the full size; at the small size one, which goes round from case to case. */
export const inTurn = <Value>(values: readonly Value[], turn: number): Value[] =>
  full ? [...values] : [values[turn % values.length]!]
