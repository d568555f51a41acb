import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { BusinessDetail } from '../../../src/api/directory.ts'
import { BusinessFacts, directoryTypeIn, TypeFacts } from '../../../src/features/business/BusinessPage.tsx'
import { BusinessContactSection } from '../../../src/features/business/BusinessContactSection.tsx'
import { Tags } from '../../../src/features/business/Given.tsx'
import { writeStored } from '../../../src/session/storage.ts'
import { show, signIn } from '../../render.tsx'

const shared = {
  id: 11,
  company_name: 'Pawar Onion Farm',
  address: '14 Market Road',
  city: 'Lasalgaon',
  district: 'Nashik',
  state: 'Maharashtra',
  pin_code: '422306',
  product_interests: ['Onion'],
  can_view_contact: false,
  owner_contact: null,
}
const farmer: BusinessDetail = { ...shared, business_type: 'farmer', farm_location: 'Gat no. 112', is_organic: true }
const buyer: BusinessDetail = {
  ...shared,
  business_type: 'buyer',
  preferred_quantity: '10 ton a month',
  payment_terms: 'On delivery',
}
const manufacturer: BusinessDetail = {
  ...shared,
  business_type: 'manufacturer',
  processing_capacity: '5 ton a day',
  certifications: ['FSSAI', 'AGMARK'],
}
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

test('shows who and where a business is', async () => {
  await show(<BusinessFacts business={farmer} />)
  expect(facts()).toEqual({
    'Company name': 'Pawar Onion Farm',
    Address: '14 Market Road',
    City: 'Lasalgaon',
    District: 'Nashik',
    State: 'Maharashtra',
    Pincode: '422306',
  })
})

test.each<[BusinessDetail, object]>([
  [farmer, { 'Farm location': 'Gat no. 112', 'Organic farming': 'Organic' }],
  [{ ...farmer, is_organic: false }, expect.objectContaining({ 'Organic farming': 'Not organic' }) as object],
  [buyer, { 'Preferred quantity': '10 ton a month', 'Payment terms': 'On delivery' }],
  [manufacturer, { 'Processing capacity': '5 ton a day', Certifications: 'FSSAIAGMARK' }],
])('details of its own kind of business: %#', async (business, expected) => {
  await show(<TypeFacts business={business} />)
  expect(facts()).toEqual(expected)
})

const nobody = { company_name: null, address: '', city: ' ', district: null, state: null, pin_code: null }
test.each<BusinessDetail>([
  { ...farmer, ...nobody, farm_location: null, is_organic: null },
  { ...buyer, ...nobody, preferred_quantity: null, payment_terms: null },
  { ...manufacturer, ...nobody, processing_capacity: null, certifications: [] },
])('missing details are “Not specified”: %#', async (business) => {
  await show(
    <>
      <BusinessFacts business={business} />
      <TypeFacts business={business} />
    </>,
  )
  expect(Object.values(facts())).toEqual(Array.from({ length: 8 }, () => 'Not specified'))
})

test('each tag shows once; without tags, “Not specified”', async () => {
  const { rerender } = await show(<Tags texts={['Onion', ' Onion ', '', 'Wheat']} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Onion', 'Wheat'])
  rerender(<Tags texts={[]} />)
  expect(screen.getByText('Not specified')).toBeTruthy()
})

describe('the contact', () => {
  const subject = { kind: 'farmer', id: 11 } as const
  const contact = { name: 'Sunita Pawar', mobile: '9876501234', email: 'sunita@example.in', company: null }
  const section = (business: BusinessDetail) => <BusinessContactSection business={business} subject={subject} />

  test('is hidden even if the server sends it', async () => {
    await show(section({ ...farmer, can_view_contact: false, owner_contact: contact }))
    expect(document.body.innerHTML).not.toMatch(/Sunita|9876501234|sunita@/)
  })

  test('is neither shown nor sold again just because the device says it was bought', async () => {
    writeStored('purchasedEntities', ['farmer_11'])
    await show(section(farmer))
    expect(screen.queryByText('Contact visible')).toBeNull()
    expect(screen.queryByRole('button', { name: 'See contact for ₹10' })).toBeNull()
  })

  test('can be called, written to and read once it is visible', async () => {
    await show(section({ ...farmer, can_view_contact: true, owner_contact: contact }))
    expect(screen.queryByText('Purchased Access')).toBeNull()
    expect(screen.getByRole('region').textContent).toContain('Sunita Pawar')
    expect(screen.getByRole('link', { name: 'sunita@example.in' }).getAttribute('href')).toBe(
      'mailto:sunita@example.in',
    )
    expect(screen.getByRole('link', { name: 'WhatsApp to Sunita Pawar' }).getAttribute('href')).toBe(
      'https://wa.me/919876501234?text=Hello%2C%20I%20found%20your%20business%20on%20Krishi%20Vyapar.',
    )
  })

  test('of an own business is not offered for a call to oneself', async () => {
    signIn({ mobile: contact.mobile })
    await show(section({ ...farmer, can_view_contact: true, owner_contact: contact }))
    expect(screen.getByText('This is your business.')).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/profile'])
  })

  test.each(['Sunita Farms', 'Sunita Pawar'])('names the person and their company, %s, once each', async (company) => {
    await show(section({ ...farmer, can_view_contact: true, owner_contact: { ...contact, company } }))
    expect(screen.getAllByText(company)).toHaveLength(1)
  })

  test('shows a number that is no mobile number, without a call link', async () => {
    await show(section({ ...farmer, can_view_contact: true, owner_contact: { ...contact, mobile: '0253 12345' } }))
    expect(screen.getByText('+91 0253 12345')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Sunita|Call|WhatsApp/ })).toBeNull()
  })
})

test.each([
  ['/farmer/12', 'farmer'],
  ['/Buyer/12', 'buyer'],
  ['/manufacturer/x', 'manufacturer'],
  ['/agent/12', undefined],
  ['/farmers/12', undefined],
])('%s names %j', (path, type) => expect(directoryTypeIn(path)).toBe(type))
