import { expect, test } from 'vitest'
import { anEnquiry, anEntry, aPage } from '../factories.ts'
import { successes } from '../api/replies.ts'

/** A reply that contains a hidden contact violates the document itself, on any server. */

const contact = { name: 'Asha Pawar', mobile: '9876543210', email: null, company: null }
const interested = [{ name: 'A', mobile: '9876543210', email: null, purchased_at: '2026-04-21T06:30:00Z' }]
const { can_view_contact: _, ...enquiry } = anEnquiry()
const place = { address: null, city: null, district: null, state: null, pin_code: null }
const business = { id: 1, company_name: 'Pawar Farm', ...place, product_interests: [] }
const farmer = { ...business, business_type: 'farmer', farm_location: null, is_organic: null }
const buyer = { ...business, business_type: 'buyer', preferred_quantity: null, payment_terms: null }
const manufacturer = { ...business, business_type: 'manufacturer', processing_capacity: null, certifications: [] }
const holds = (id: string, body: unknown) => successes.find((success) => success.id === id)!.holds(body)

test.each([
  ['getEnquiry', (access: object) => ({ ...enquiry, ...access })],
  ['getEnquiryDetail', (access: object) => ({ ...enquiry, ...access })],
  ['getEnquiryDetail', (access: object) => ({ data: { ...enquiry, ...access } })],
  ['getFarmer', (access: object) => ({ ...farmer, ...access })],
  ['getBuyer', (access: object) => ({ ...buyer, ...access })],
  ['getManufacturer', (access: object) => ({ ...manufacturer, ...access })],
])('%s carries a contact exactly when it may be seen', (id, body) => {
  expect(holds(id, body({ can_view_contact: false, owner_contact: null }))).toBe(true)
  expect(holds(id, body({ can_view_contact: false }))).toBe(true)
  expect(holds(id, body({ can_view_contact: true, owner_contact: contact }))).toBe(true)

  expect(holds(id, body({ can_view_contact: false, owner_contact: contact }))).toBe(false)
  expect(holds(id, body({ can_view_contact: true, owner_contact: null }))).toBe(false)
  expect(holds(id, body({ can_view_contact: true }))).toBe(false)
  expect(holds(id, body({ owner_contact: contact }))).toBe(false)
})

test('interested users never come with a hidden contact', () => {
  const of = (can_view_contact: boolean, owner_contact: object | null) =>
    holds('getEnquiry', { ...enquiry, can_view_contact, owner_contact, interested_users: interested })
  expect(of(true, contact)).toBe(true)
  expect(of(false, null)).toBe(false)
})

test.each(['listFarmers', 'listBuyers', 'listManufacturers'])('%s hides the person’s name', (id) => {
  const isRight = (can_view_contact: boolean, user_name: string | null) =>
    holds(id, aPage([anEntry({ can_view_contact, user_name })]))
  expect(isRight(true, 'Asha Pawar')).toBe(true)
  expect(isRight(false, null)).toBe(true)
  expect(isRight(false, 'Asha Pawar')).toBe(false)
})

test.each([
  ['getFarmer', { ...buyer, can_view_contact: false }],
  ['getBuyer', { ...farmer, can_view_contact: false }],
])('%s answers with its own kind only', (id, body) => {
  expect(holds(id, body)).toBe(false)
})
