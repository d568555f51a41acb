/** Whether the suites run at full size: `npm run full -- fuzz`. */
export const full = process.env['SIZE'] === 'full'

// The choice depends only on a case's position, never on chance, so every run takes the same; `npm run full` takes the
// rest too. A test for the full size only has the tag `FULL`, usually at the end of its title.

/** The tag of a test that only `npm run full` runs (playwright.config.ts). */
export const FULL = '@full'

/** The small size takes the first of each kind and, if `every` is given, every nth of it after that. */
export function sampled<Case>(cases: readonly Case[], every = Infinity, kindOf?: (one: Case) => unknown): Case[] {
  const places = new Map<unknown, number>()
  return cases.filter((one) => {
    const kind = kindOf?.(one)
    const place = places.get(kind) ?? 0
    places.set(kind, place + 1)
    return full || place % every === 0
  })
}

/** All values at the full size; the small size takes one, in turn from case to case. */
export const inTurn = <Value>(values: readonly Value[], turn: number): Value[] =>
  full ? [...values] : [values[turn % values.length]!]
