import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { checkOf, successes } from './replies.ts'

/** What each reply check accepts and rejects (§reliability.9). */
describe.each(successes.filter(({ examples }) => examples.length > 0))('$id', ({ id, examples, holds }) => {
  test.each(examples)('takes the example %s', (_name, body) => {
    expect(v.safeParse(checkOf(id), body).issues).toBeUndefined()
  })

  test('catches a required field that is missing, null or of another type', () => {
    const broken = examples
      .flatMap(([, body]) => [...spoiltCopies(body)])
      .filter(([place, body]) => !holds(body) && !CONDITIONAL.test(place))
    expect(broken.length).toBeGreaterThan(0)
    const missed = broken.filter(([, body]) => v.is(checkOf(id), body)).map(([place]) => place)
    expect(missed).toEqual([])
  })
})

test('a reply without a body is checked for being empty', () => {
  const bare = successes.filter(({ examples }) => examples.length === 0)
  expect(bare.map(({ id, status }) => [id, status])).toEqual([
    ['closeEnquiry', 204],
    ['deleteProductImage', 204],
  ])
  for (const { id } of bare) {
    expect(v.is(checkOf(id), undefined)).toBe(true)
    expect(v.is(checkOf(id), { message: 'Closed' })).toBe(false)
  }
})

/** Required only if `can_view_contact` is set; without it the app shows no contact. */
const CONDITIONAL = /owner_contact (missing|null)$/

type Spoilt = [place: string, body: unknown]

/** Copies of a body that differ in one place: a missing field, null, or a wrong type. */
function* spoiltCopies(body: unknown): Generator<Spoilt> {
  if (typeof body !== 'object' || body === null) return
  if (Array.isArray(body)) {
    // Only the first row is tested.
    const [first, ...rest] = body as unknown[]
    if (first === undefined) return
    for (const [place, row] of spoiltValues(first)) yield [`[0]${place}`, [row, ...rest]]
    return
  }
  for (const [key, value] of Object.entries(body as Record<string, unknown>)) {
    const { [key]: _, ...others } = body as Record<string, unknown>
    yield [`.${key} missing`, others]
    for (const [place, copy] of spoiltValues(value)) yield [`.${key}${place}`, { ...others, [key]: copy }]
  }
}

function* spoiltValues(value: unknown): Generator<Spoilt> {
  yield [' null', null]
  yield [' of another type', typeof value === 'object' && value !== null ? 'text' : { alien: true }]
  yield* spoiltCopies(value)
}
