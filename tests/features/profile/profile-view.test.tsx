import { screen } from '@testing-library/react'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import ProfilePage from '../../../src/features/profile/ProfilePage.tsx'
import { ProfileView, TaxNumbers } from '../../../src/features/profile/ProfileView.tsx'
import { addCatalog } from '../../../src/i18n/catalog.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { stubFetch } from '../../api/page.ts'
import { aProfile } from '../../factories.ts'
import { show } from '../../render.tsx'

const business = {
  company_name: 'Patil Agro',
  business_type: 'farmer' as const,
  address: '14 Market Yard',
  current_location: '19.9975, 73.7898',
  can_view_contact: false,
}
const place = { city: 'Nashik', district: 'Nashik', state: 'Maharashtra', pin_code: '422001' }

async function fact(term: string, more: object, locale: Locale = 'en') {
  await addCatalog('profile')
  const profile = aProfile({}, { business: { ...business, ...more } })
  await show(<ProfileView profile={profile} takesFocus={false} onEdit={() => undefined} />, { locale })
  return (await screen.findByText(term)).nextElementSibling!
}

/** §profile.6 */
test.each([
  [
    { status: 429, headers: { 'Retry-After': '90' } },
    'Failed to load profileThe server is busy. Try again in 2 minutes.',
  ],
  [{ status: 400 }, 'Failed to load profile data. Please try again.'],
])('a profile that answers %j says so', async (reply, text) => {
  stubFetch(() => Response.json({}, reply))
  await show(<ProfilePage />)
  expect((await screen.findByRole('alert')).textContent).toBe(`${text}Try again`)
})

/** §profile.1 */
test('the address ends with the place, each name once', async () => {
  expect((await fact('Address', place)).textContent).toBe('14 Market YardNashik, Maharashtra 422001')
})

test.each([
  ['Nashik', 'नाशिक, महाराष्ट्र 422001'],
  ['Niphad', 'निफाड, नाशिक, महाराष्ट्र 422001'], // a town that is no district
])('names of places are in the language of the page: %s', async (city, text) => {
  const address = await fact('पत्ता', { ...place, city }, 'mr')
  await expect.poll(() => address.textContent).toContain(text)
})

test.each([
  [null, 'Register your business', '/register'],
  [
    { ...business, business_type: 'fpo' as const },
    'Complete your business details',
    '/register?step=2&business_type=fpo',
  ],
])('a person without a complete business is led to the registration: “%j”', async (business, name, address) => {
  await show(<ProfileView profile={aProfile({}, { business })} takesFocus={false} onEdit={() => undefined} />)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address)
  expect(screen.getByText('Email').nextElementSibling!.textContent).toBe('Not given')
})

test('shows no place before it is known', async () => {
  expect((await fact('Address', { address: null })).textContent.trim()).toBe('Not given')
})

test('a position links to a map', async () => {
  const location = await fact('Current location', place)
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'See on the map' }).href).toBe(
    'https://www.google.com/maps/search/?api=1&query=19.9975%2C%2073.7898',
  )
  expect(location.textContent).toBe('See on the map (19.9975, 73.7898)')
})

const GSTIN = '27AAPFU0939F1ZV'
const PAN = 'AAPFU0939F'
const said = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent.trim())

/** §profile.13 */
test.each([
  [{ gst_number: GSTIN, company_pan: PAN }, ['GST number given', 'PAN given']],
  [{ organization_gst: GSTIN, organization_pan: PAN }, ['GST number given', 'PAN given']],
  [{ gst_number: GSTIN }, ['GST number given']],
  [{ company_pan: PAN }, ['PAN given']],
  // The check character is wrong.
  [{ gst_number: GSTIN.replace(/V$/, 'W'), company_pan: 'PAN' }, []],
  [{}, []],
])('%j: %j, and that nobody has checked more than their form', async (business, expected) => {
  await show(<TaxNumbers business={business} />)
  expect(said()).toEqual(expected)
  expect(
    screen.queryAllByText('We have checked only that these numbers are written correctly, not whose they are.'),
  ).toHaveLength(expected.length > 0 ? 1 : 0)
  expect(document.body.textContent).not.toContain('0939')
})

test('no text of the product calls anybody verified', () => {
  const texts = globSync('locales/en/*.po').flatMap((file) => readFileSync(file, 'utf8').match(/^msgid .*$/gm) ?? [])
  expect(texts.length).toBeGreaterThan(900)
  expect(texts.filter((text) => /\bverified\b|trusted (seller|buyer|supplier)/i.test(text))).toEqual([])
})
