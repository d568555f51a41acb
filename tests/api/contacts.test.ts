import { expect, test } from 'vitest'
import { contactsIn, withoutContacts } from '../../src/api/copies/remember.ts'
import { proves } from '../proves.ts'

test('a copy has no contact, as if the person couldn’t see it', proves('case 10'), () => {
  const contact = { name: 'Asha Pawar', mobile: '9123456780', email: 'asha@ozar.example' }
  const copy = withoutContacts({
    data: { id: 42, can_view_contact: true, owner_contact: contact, interested_users: [contact], unit: 'kg' },
    results: [{ business: { name: 'Pawar Farms', user_name: 'Asha Pawar', can_view_contact: true, photo: null } }],
  })
  expect(copy).toEqual({
    data: { id: 42, can_view_contact: false, owner_contact: null, interested_users: null, unit: 'kg' },
    results: [{ business: { name: 'Pawar Farms', user_name: null, can_view_contact: false, photo: null } }],
  })
})

test('numbers and addresses are found in the contact fields anywhere in a reply, and in no other field', () => {
  const contact = { name: 'Asha Pawar', mobile: '9123456780', email: 'asha@ozar.example' }
  const others = { id: 123_456_789, notes: '9999999999' }
  const reply = { ...others, owner_contact: contact, more: [{ interested_users: [contact] }] }
  expect(contactsIn(reply)).toEqual([contact.mobile, contact.email, contact.mobile, contact.email])
})

test('maps and dates are left unchanged', () => {
  const made = { byDay: new Map([['2026-04-18', 2100]]), at: new Date(0) }
  expect(withoutContacts(made)).toEqual(made)
})
