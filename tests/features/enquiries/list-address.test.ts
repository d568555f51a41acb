import { expect, test } from 'vitest'
import { closedNotice, readClosed } from '../../../src/features/enquiries/closed-notice.ts'
import { listAddress } from '../../../src/features/enquiries/list-address.ts'

test('the first page has the plain address', () => {
  expect([1, 2].map(listAddress)).toEqual(['/enquiry', '/enquiry?page=2'])
})

test.each([null, undefined, 'closed', { closed: 7 }, []])('the state %j is no notice', (state) => {
  expect(readClosed(state)).toBeUndefined()
})
test('a notice is read as it was given', () => {
  expect(readClosed(closedNotice('Onion Red'))).toBe('Onion Red')
})
