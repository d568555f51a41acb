import { expect, test } from 'vitest'
import { loosest } from '../../contracts/checks/loosest.ts'
import {
  byName,
  exampleOf,
  flag,
  list,
  number,
  oneOf,
  orNull,
  rulesOf,
  text,
  integer,
} from '../../contracts/consumer/match.ts'
import type { Interaction } from '../../contracts/pact.ts'

const reply = {
  count: integer(1),
  next: null,
  results: list({ id: integer(7), unit: oneOf('kg', 'ton'), photo: orNull(text('/1')), 'on sale': flag(true) }, 0),
  byCategory: byName('Cereals', list(number(2.5))),
}

test('the loosest replies that pass have null, the last choice, or no rows', () => {
  const body = { content: exampleOf(reply), contentType: 'application/json', encoded: false as const }
  const interaction = {
    description: 'list 200: some',
    response: { status: 200, body, matchingRules: { body: rulesOf(reply) } },
  } as unknown as Interaction
  const [other, empty] = loosest(interaction)
  expect(other?.response.body?.content).toMatchObject({
    count: 1,
    results: [{ id: 7, unit: 'ton', photo: null, 'on sale': true }],
  })
  expect(empty?.response.body?.content).toMatchObject({ results: [], byCategory: { Cereals: [2.5] } })
  expect(loosest({ ...interaction, response: { status: 204 } })).toEqual([])
})
