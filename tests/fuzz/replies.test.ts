import { sample } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadOperations } from '../../mock-server/document.ts'
import { documentFile, successes } from '../api/replies.ts'
import { count, full } from '../figures.ts'
import { schemaArbitrary } from './schema-arbitrary.ts'
import { holds, type Schema } from './schema.ts'
import { SEED } from './seed.ts'
import { spoilt } from './spoil.ts'

const numRuns = full ? 1_000 : 40
const overTheWire = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown

/** Changes that make a person's contact count as visible although their name is null. */
const OPEN = ['is true', 'is not one of its values'].map((what) => `.results[0].business.can_view_contact ${what}`)
/** Changes that break one shape of a reply but produce another valid shape. */
const HARMLESS: Record<string, string[]> = {
  ...Object.fromEntries(['listFarmers', 'listBuyers', 'listManufacturers'].map((id) => [id, OPEN])),
  verifyOtp: ['shape 1 .token is missing', 'shape 1 .token is null'],
}

describe.each(successes.filter(({ schema }) => schema))('$id', ({ id, schema, holds }) => {
  test('what the interpreter makes is valid by the letter', () => {
    const made = sample(schemaArbitrary(schema!), { numRuns, seed: SEED }).map(overTheWire)
    const valid = made.filter(holds).length
    count('fuzz', 'generated replies that ajv takes', made.length, valid)
    expect(valid).toBe(made.length)
  })

  test('what is spoilt is invalid, whichever place it is', () => {
    const { broken, harmless } = spoilt(schema!, SEED)
    const invalid = broken.filter(({ value }) => !holds(overTheWire(value))).length
    count('fuzz', 'spoilt replies that ajv refuses', broken.length, invalid)
    expect(invalid).toBe(broken.length)
    expect(harmless).toEqual(HARMLESS[id] ?? [])
  })
})

test('every body and parameter that the app may send can be made', async () => {
  const requests = (await loadOperations(documentFile)).map(({ request = {} }) => request)
  const bodies = requests.flatMap(({ body }) => body?.contents ?? [])
  const parameters = requests.flatMap(({ query = [], path = [], headers = [] }) => [query, path, headers].flat())
  for (const { schema } of [...bodies, ...parameters] as { schema: Schema }[]) {
    const made = sample(schemaArbitrary(schema), { numRuns: 20, seed: SEED })
    expect(made.filter((value) => !holds(schema, value))).toEqual([])
  }
})
