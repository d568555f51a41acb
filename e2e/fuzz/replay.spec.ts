import { readFileSync } from 'node:fs'
import { faultsOfRefused, faultsOfTaken, openHealthy, refuses, type Target } from './cases.ts'
import { FOUND, type Found } from './found.ts'
import { expect, test } from './page.ts'
import { places } from './places.ts'
import { sampled } from '../../tests/sample.ts'

/** Replays one reply, as written by `report.ts`: `FUZZ_CASE=… npx playwright test e2e/fuzz/replay.spec.ts`. */
const wanted = process.env['FUZZ_CASE']
const cases = wanted ? [JSON.parse(readFileSync(wanted, 'utf8')) as Found] : FOUND

for (const { place: name, operation, locale, reply, what } of sampled(cases, 6))
  test(`${name}: ${operation}: ${what ?? wanted}`, async ({ pageIn }) => {
    const place = places.find((each) => each.name === name)!
    const target: Target = { page: await pageIn(locale), locale, place, operation }
    const healthy = await openHealthy(target)
    const find = refuses(operation, reply) ? faultsOfRefused : faultsOfTaken
    expect(await find(target, reply, healthy)).toEqual([])
  })
