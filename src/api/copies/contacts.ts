/** Fields that the API fills only for callers who may see a contact. */
const OF_CONTACTS = new Set(['owner_contact', 'interested_users', 'user_name'])

/** A reply without its contacts: a phone number is for the session that showed it, so it is never stored. */
export function withoutContacts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutContacts)
  // Maps and dates are never in a JSON reply; a page built them from one.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      OF_CONTACTS.has(name) ? null : name === 'can_view_contact' ? false : withoutContacts(part),
    ]),
  )
}

/** All phone numbers and e-mail addresses in the contact fields of a reply. */
export function contactsIn(value: unknown, isContact = false): string[] {
  if (typeof value === 'string') return isContact && /\d{6}|@/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => contactsIn(part, isContact || OF_CONTACTS.has(name)))
}
