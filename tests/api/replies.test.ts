import * as v from 'valibot'
import { expect, test } from 'vitest'
import { brokenOf } from '../fuzz/variations.ts'
import { checkOf, successes } from './replies.ts'

/** What each reply check rejects (§reliability.9); it takes all examples (examples.test.ts). */
const withBody = successes.filter(({ examples }) => examples.length > 0)
test.each(withBody)('$id: a field that is missing, null or of another type is caught', (success) => {
  const broken = brokenOf(success).filter(({ place }) => OF_TYPE.test(place) && !CONDITIONAL.test(place))
  expect(broken.length).toBeGreaterThan(0)
  expect(broken.filter(({ value }) => v.is(checkOf(success.id), value)).map(({ place }) => place)).toEqual([])
})

const OF_TYPE = /\.\S* is (missing|null|true|a list|an object)$/
/** `can_view_contact` requires a contact; without one the app shows none. */
const CONDITIONAL = /owner_contact is (missing|null)$|can_view_contact is true$/

test('a reply without a body must be empty', () => {
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
