import { act, screen, waitFor } from '@testing-library/react'
import { globSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import ProfilePage from '../../../src/features/profile/ProfilePage.tsx'
import { ProfileView, TaxNumbers } from '../../../src/features/profile/ProfileView.tsx'
import { activate, addCatalog } from '../../../src/i18n/catalog.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { stubFetch } from '../../api/page.ts'
import { aProfile } from '../../factories.ts'
import { show, signIn } from '../../render.tsx'
import { PICTURE_TYPES, pictureToSend, ProfileForm } from '../../../src/features/profile/ProfileForm.tsx'
import { fileProblem, hasFileType } from '../../../src/ui/fields/file-rules.ts'
import { userEvent } from '@testing-library/user-event'
import { readStored } from '../../../src/session/storage.ts'

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

const GIF = [0x47, 0x49, 0x46, 0x38]
const file = (name: string, type: string, start: number[]) => new File([new Uint8Array([...start, 0])], name, { type })

/** §profile.4, §forms.13; the other rules: tests/ui/file-field.browser.tsx. */
test.each([
  ['a JPEG', true, file('a.jpeg', 'image/jpeg', [0xff, 0xd8, 0xff, 0xe0])],
  ['a PNG', true, file('a.png', 'image/png', [0x89, 0x50, 0x4e, 0x47])],
  ['a GIF', true, file('a.gif', 'image/gif', GIF)],
  ['HTML that calls itself a picture', false, file('a.png', 'image/png', [0x3c, 0x68, 0x74, 0x6d])],
])('%s is a picture: %s', async (_, isOne, given) => {
  expect(fileProblem(given, PICTURE_TYPES)).toBeUndefined()
  expect(await hasFileType(given, PICTURE_TYPES)).toBe(isOne)
})

test('a WebP is refused', () => {
  expect(fileProblem(file('a.webp', 'image/webp', []), PICTURE_TYPES)).toBe('type')
})

test('a GIF is sent as it is', async () => {
  const gif = file('a.gif', 'image/gif', GIF)
  expect(await (await pictureToSend(gif)).bytes()).toEqual(await gif.bytes())
})

/** Saves an opened profile after edits, where another tab has stored another one since. Returns what is sent. */
async function save(opened: object, stored: object, ...edits: [label: RegExp, text: string][]) {
  const requests = stubFetch(({ method }) =>
    Response.json(method === 'POST' ? { success: true, message: 'Stored' } : aProfile(stored)),
  )
  const onLeave = vi.fn()
  await show(<ProfileForm person={aProfile(opened).user} takesFocus={false} onLeave={onLeave} />)
  for (const [label, text] of edits) {
    await userEvent.clear(screen.getByRole('textbox', { name: label }))
    if (text) await userEvent.type(screen.getByRole('textbox', { name: label }), text)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onLeave).toHaveBeenCalled())
  const request = requests.find(({ method }) => method === 'POST')!
  const form = await request.clone().formData()
  return { lang: request.headers.get('X-user-lang'), ...Object.fromEntries(form) }
}

test('a saved name and a removed e-mail address apply on the device at once', async () => {
  signIn({ user_name: 'Asha', user_email: 'a@b.in' })
  const before = { email: 'a@b.in' }
  await save(before, before, [/^Full name/, 'Asha Pawar'], [/^Email/, ''])
  expect([readStored('user_name'), readStored('user_email')]).toEqual(['Asha Pawar', undefined])
})

test.each([
  ['name', { full_name: 'Usha' }, /^Email/, 'a@b.in', { full_name: 'Usha', email: 'a@b.in', lang: 'en' }],
  ['language', { preferred_language: 'hindi' }, /^Email/, 'a@b.in', { full_name: 'Asha', email: 'a@b.in', lang: 'hi' }],
  ['e-mail address', { email: 'a@b.in' }, /^Full name/, 'Usha', { full_name: 'Usha', email: 'a@b.in', lang: 'en' }],
])('saving something else leaves the %s that another tab has stored', async (_, stored, label, text, sent) => {
  signIn()
  expect(await save({}, stored, [label, text])).toEqual(sent)
})

/** §profile.5, §session.17 */
test('the stored language is shown; one chosen in the header replaces it, and makes no draft', async () => {
  signIn()
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft_')).length
  const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value
  const { user } = aProfile({ preferred_language: 'marathi' })
  await show(<ProfileForm person={user} takesFocus={false} onLeave={() => undefined} />)
  expect([chosen(), drafts()]).toEqual(['mr', 0])
  await act(() => activate('hi'))
  expect([chosen(), drafts()]).toEqual(['hi', 0])
  await userEvent.click(screen.getByRole('radio', { name: 'मराठी' }))
  expect([chosen(), drafts()]).toEqual(['mr', 1])
  await act(() => activate('en'))
  expect([chosen(), drafts()]).toEqual(['en', 0])
})
