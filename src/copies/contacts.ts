/** What the API document gives only to those who may see a contact. */
const OF_CONTACTS = new Set(['owner_contact', 'interested_users', 'user_name'])

/** A reply as it would be without its contacts: somebody's number is for the session in which it was shown. */
export function withoutContacts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutContacts)
  // A map or a date is no part of a reply, but of what a page has made of one.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      OF_CONTACTS.has(name) ? null : name === 'can_view_contact' ? false : withoutContacts(part),
    ]),
  )
}

/** The numbers and addresses in the contacts of a reply. */
export function contactsIn(value: unknown, isContact = false): string[] {
  if (typeof value === 'string') return isContact && /\d{6}|@/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => contactsIn(part, isContact || OF_CONTACTS.has(name)))
}
