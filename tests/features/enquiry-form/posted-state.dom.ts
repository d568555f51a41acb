import { beforeEach, expect, test } from 'vitest'
import { postedState, readPosted } from '../../../src/features/enquiry-form/post-enquiry.ts'
import { writeStored } from '../../../src/session/storage.ts'

beforeEach(() => writeStored('userId', 42))

test('which enquiry was posted here, for who posted it', () => {
  const state = structuredClone(postedState(7))
  expect(readPosted(state)).toBe(7)
  writeStored('userId', 43)
  expect(readPosted(state)).toBeUndefined()
})

test.each([
  null,
  undefined,
  {},
  { posted: 0, by: 42 },
  { posted: 1.5, by: 42 },
  { posted: '7', by: 42 },
  { posted: 7 },
])('a state that is none: %j', (state) => {
  expect(readPosted(state)).toBeUndefined()
})
