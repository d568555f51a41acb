import { expect, test } from 'vitest'
import { opened } from '../../../src/app/routing/pages.ts'

type Stored = { own_place?: string; mandi_place?: string }
const NASHIK = 'state=Maharashtra&district=Nashik'
const GOA = 'state=Goa'
const open = (search: string, stored: Stored, isSignedIn = false, pathname = '/price-mandi') =>
  opened({ pathname, search }, (key) => stored[key] ?? null, isSignedIn).search

test.each<[string, Stored, boolean, string]>([
  ['nothing is known', {}, false, ''],
  ['the place of the profile', { own_place: NASHIK }, true, `?${NASHIK}`],
  ['the profile before what was looked at last', { own_place: NASHIK, mandi_place: GOA }, true, `?${NASHIK}`],
  ['a session that is over has no profile', { own_place: NASHIK, mandi_place: GOA }, false, `?${GOA}`],
  ['what was looked at last', { mandi_place: GOA }, false, `?${GOA}`],
  ['all of India, when that was chosen last', { own_place: NASHIK, mandi_place: 'place=all' }, true, ''],
])('a bare address opens at: %s (§mandi.22)', (_, stored, isSignedIn, search) => {
  expect(open('', stored, isSignedIn)).toBe(search)
})

test.each(['place=all', 'state=Goa', 'district=Pune', 'commodity=Rice', 'grade=A', 'page=2', 'sort=min', 'unit=kg'])(
  'an address with a view stays as it is: %s',
  (query) => {
    expect(open(`?${query}`, { own_place: NASHIK, mandi_place: GOA }, true)).toBe(`?${query}`)
  },
)

test('other parameters stay, and other pages have no place', () => {
  expect(open('?lang=hi&utm_source=sms', { mandi_place: GOA })).toBe(`?lang=hi&utm_source=sms&${GOA}`)
  expect(open('', { mandi_place: GOA }, false, '/')).toBe('')
  expect(open('', { own_place: NASHIK, mandi_place: GOA }, true, '/global-enquiry')).toBe('')
})
