import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { ownState, readOwnState, writeStored } from '../../src/session/storage.ts'

const check = v.object({ posted: v.number() })
/** The state as the history stores it. */
const restored = () => structuredClone(ownState({ posted: 7 }))

beforeEach(() => writeStored('userId', 42))

test('the same person finds it again', () => {
  expect(readOwnState(check, restored())).toEqual({ posted: 7 })
})

test.each([
  ['somebody else', 43],
  ['nobody', undefined],
])('%s does not', (_, userId) => {
  const state = restored()
  writeStored('userId', userId)
  expect(readOwnState(check, state)).toBeUndefined()
})

test('what somebody without an id left, nobody with one finds', () => {
  writeStored('userId', undefined)
  const state = restored()
  expect(readOwnState(check, state)).toEqual({ posted: 7 })
  writeStored('userId', 42)
  expect(readOwnState(check, state)).toBeUndefined()
})

test.each([
  null,
  undefined,
  'x',
  7,
  {},
  [],
  { posted: 7 },
  { posted: '7', by: 42 },
  { posted: 7, by: '42' },
  { by: 42 },
])('a state that is none: %j', (state) => {
  expect(readOwnState(check, state)).toBeUndefined()
})
