import { asyncProperty, check, constant } from 'fast-check'
import { successes } from '../../tests/api/replies.ts'
import { proves } from '../../tests/proves.ts'
import { full, sampled } from '../../tests/sample.ts'
import { SEED } from '../../tests/fuzz/seed.ts'
import { brokenOf, validOf } from '../../tests/fuzz/variations.ts'
import { faultsOfRefused, faultsOfTaken, openHealthy, refuses, type Target } from './cases.ts'
import { expect, LOCALES, test } from './page.ts'
import { places } from './places.ts'

/** Valid replies for each operation at each place. */
const VALID = Number(process.env['FUZZ_RUNS'] ?? (full ? 1_000 : 3))
/** Tries every nth way to break a reply, starting at a different one for each place. */
const EVERY = full ? 1 : 120

/** Bodies in place of an empty reply. */
const NOT_EMPTY = [null, 'text', [], { message: 'Not closed' }].map((value) => ({
  place: ` is ${JSON.stringify(value)}`,
  value,
}))

/** The small size takes every 24th pair of a place and one of its operations. */
const pairs = sampled(
  places.flatMap((place, index) => place.operations.map((operation) => ({ place, index, operation }))),
  24,
)

for (const { place, index, operation } of pairs) {
  const locale = LOCALES[index % LOCALES.length]!
  test(`${place.name}: ${operation}`, proves('case 3', 'case 4', 'case 28', 'case 29'), async ({ pageIn }) => {
    test.setTimeout(full ? 3_600_000 : 180_000)
    const target: Target = { page: await pageIn(locale), locale, place, operation }
    const success = successes.find(({ id }) => id === operation)!
    const { schema } = success
    const healthy = await openHealthy(target)
    expect(healthy.faults, 'with an example of the document').toEqual([])
    expect(healthy.called, 'it is asked for').toBe(true)
    /** What a person needs to understand a failure, and to try it again as a row of found.spec.ts. */
    const failures: object[] = []

    await test.step('any valid reply', async () => {
      let faults: string[] = []
      const result = await check(
        asyncProperty(schema ? validOf(success) : constant(undefined), async (reply) => {
          const found = await faultsOfTaken(target, reply)
          if (found.length > 0) faults = found
          return found.length === 0
        }),
        { numRuns: schema ? VALID : 1, seed: SEED, interruptAfterTimeLimit: full ? 1_800_000 : 40_000 },
      )
      if (result.failed) failures.push({ faults, reply: JSON.stringify(result.counterexample) })
    })

    await test.step('every way to break a reply', async () => {
      if (place.brokenAt) return
      const broken = (schema ? brokenOf(success) : NOT_EMPTY).filter((_, each) => (each + index) % EVERY === 0)
      for (const { place: where, value } of broken) {
        const find = refuses(operation, value) ? faultsOfRefused : faultsOfTaken
        const faults = await find(target, value, healthy)
        if (faults.length > 0) failures.push({ where, faults, reply: JSON.stringify(value) })
      }
    })

    if (failures.length > 0) await target.page.close()
    expect(failures.slice(0, 12)).toEqual([])
  })
}
