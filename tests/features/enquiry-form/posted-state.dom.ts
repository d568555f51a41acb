import { expect, test } from 'vitest'
import { postedState, readPosted } from '../../../src/features/enquiry-form/post-enquiry.ts'
import { writeStored } from '../../../src/session/storage.ts'

// Whose state it is: tests/session/storage.dom.ts.
test.each([
  [7, 7],
  [0, undefined],
  [1.5, undefined],
])('that enquiry %d was posted here is read as %s', (id, read) => {
  writeStored('userId', 42)
  expect(readPosted(postedState(id))).toBe(read)
})
