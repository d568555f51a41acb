import { expect, test } from 'vitest'
import { paths } from '../../../src/domain/navigation/paths.ts'
import {
  closedNotice,
  matches,
  isFiltered,
  readClosed,
  readListView,
} from '../../../src/features/enquiries/list-view.ts'

const read = (query: string) => readListView(new URLSearchParams(query))

test.each(['', 'status=progress&type=buy', 'type=sell&page=3', 'status=closed&type=sell&page=2'])(
  'the filters of a list are in its address: “%s”',
  (query) => expect(paths.enquiries(read(query))).toBe(query ? `/enquiry?${query}` : '/enquiry'),
)

const nonsense = ['status=', 'status=OPEN', 'type=swap', 'page=0', 'status=__proto__&type=1']
test.each(nonsense)('invalid filters are ignored: %s', (query) => {
  expect(paths.enquiries(read(query))).toBe('/enquiry')
  expect(isFiltered(read(query))).toBe(false)
})

test.each([
  ['status=open', ['approved']],
  ['status=closed', ['closed']],
  // A server may use statuses that the document doesn’t list (§enquiries.3).
  ['status=progress', ['pending', 'on hold']],
  ['', ['approved', 'closed', 'pending', 'on hold']],
])('%s are %j (§enquiries.30)', (query, expected) => {
  const statuses = ['approved', 'closed', 'pending', 'on hold']
  expect(statuses.filter((status) => matches(read(query), { status, type: 'buy' }))).toEqual(expected)
  expect(statuses.filter((status) => matches(read(`${query}&type=sell`), { status, type: 'buy' }))).toEqual([])
})

test.each([null, undefined, 'closed', { closed: 7 }, []])('the state %j is no notice', (state) => {
  expect(readClosed(state)).toBeUndefined()
})
test('a notice is read as it was given', () => {
  expect(readClosed(closedNotice('Onion Red'))).toBe('Onion Red')
})
