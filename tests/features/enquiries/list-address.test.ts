import { expect, test } from 'vitest'
import { closedNotice, readClosed } from '../../../src/features/enquiries/closed-notice.ts'
import { listAddress, readPage } from '../../../src/features/enquiries/list-address.ts'

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=३', 3], // a Devanagari keyboard
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=99999999999999999999', 100_000],
  ['page=2&page=3', 2],
])('the address ?%s asks for page %i', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page)
})

test('the first page has the plain address', () => {
  expect([1, 2].map(listAddress)).toEqual(['/enquiry', '/enquiry?page=2'])
})

test.each([null, undefined, 'closed', { closed: 7 }, []])('the state %j is no notice', (state) => {
  expect(readClosed(state)).toBeUndefined()
})
test('a notice is read as it was given', () => {
  expect(readClosed(closedNotice('Onion Red'))).toBe('Onion Red')
})
