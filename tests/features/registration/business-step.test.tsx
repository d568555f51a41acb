import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, onTestFinished, test } from 'vitest'
import { BusinessStep } from '../../../src/features/registration/BusinessStep.tsx'
import { stubFetch } from '../../api/page.ts'
import { aProfile, aStep2, profileFlags } from '../../factories.ts'
import { show, signIn } from '../../render.tsx'
import { openSession, signOut } from '../../../src/session/session.ts'
import type { BusinessType } from '../../../src/session/storage.ts'
import { draftOf, PERSONAL_DRAFT, saveDraft } from '../../../src/domain/forms/drafts.ts'
import RegisterPage from '../../../src/features/registration/RegisterPage.tsx'

/** §forms.19 */
test.each([
  ['2 hectares', '2', 'Hectares'],
  ['about 5', '5', 'Acres'],
  ['20 guntha', '20 guntha', 'Acres'],
])('“%s” typed beside acres becomes %s and %s once the field is left', async (typed, size, unit) => {
  signIn()
  stubFetch(() => Response.json({}))
  const profile = aProfile({})
  await show(
    <BusinessStep type="farmer" profile={profile} isEdit={false} profileNow={() => Promise.resolve(profile)} />,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Farm size/ })
  await userEvent.type(field, typed)
  await userEvent.tab()
  expect(field.value).toBe(size)
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' })
  expect(list.selectedOptions[0]?.text).toBe(unit)
})

/** §registration.21 */
test.each<[BusinessType, string | undefined]>([
  ['agent', 'PAN of the company, office location and GST number'],
  ['retailer', 'PAN of the company and GST number'],
  ['fpo', 'PAN of the organization and GST number of the organization'],
  ['farmer', undefined],
])('step 2 of a %s names the optional details that posting requires', async (type, list) => {
  signIn()
  const profile = aProfile({}, { business: null })
  await show(<BusinessStep type={type} profile={profile} profileNow={() => Promise.resolve(profile)} />)
  await screen.findByRole('button', { name: 'Register' })
  const said = screen.queryByText(/needed before you can post an enquiry/)?.textContent
  expect(said).toBe(list && `These are optional here, but needed before you can post an enquiry: ${list}.`)
})

/** §session.19 */
test.each<[BusinessType, string, number]>([
  ['agent', 'says that a file must be chosen again', 1],
  ['manufacturer', 'needs no notice', 0],
])('step 2 of a %s, come back to in the same visit, %s', async (type, _, notices) => {
  signIn()
  saveDraft(draftOf(type), { gst_number: '27AAPFU0939F1ZV' }, { open: false })
  const profile = aProfile({}, { business: null })
  await show(<BusinessStep type={type} profile={profile} profileNow={() => Promise.resolve(profile)} />)
  await screen.findByDisplayValue('27AAPFU0939F1ZV')
  expect(screen.queryAllByText(/^Files can’t be kept/)).toHaveLength(notices)
})

const details = aStep2('buyer', { storage_house_location: 'Sinnar' })
const business = { ...details, company_name: 'Pawar Agro', can_view_contact: false }
const stored = (user: object) => aProfile(user, { business, ...profileFlags('buyer') })

/** §session.21 */
test('a registration that the server has stored, though its answer was lost, leaves no draft', async () => {
  signIn()
  stubFetch(() => Response.json(stored({})))
  saveDraft(PERSONAL_DRAFT, { name: 'Asha' }, { open: false })
  saveDraft(draftOf('buyer'), { storage_house_location: 'Sinnar' }, { open: false })
  saveDraft(draftOf('agent'), { company_pan: 'AAPFU0939F' }, { open: false })
  await show(<RegisterPage />, { at: '/register?step=2' })
  await screen.findByRole('button', { name: 'Save' })
  expect(Object.keys(localStorage).filter((key) => key.startsWith('registration_'))).toEqual([])
})

/** §registration.26 */
test('saving the details of a business leaves the name and e-mail that another tab has stored', async () => {
  signIn()
  const requests = stubFetch(() =>
    Response.json({ success: true, message: '', business_id: 7, ...profileFlags('buyer') }),
  )
  await show(
    <BusinessStep
      type="buyer"
      profile={stored({ full_name: 'Asha', email: 'old@b.in' })}
      isEdit
      profileNow={() => Promise.resolve(stored({ full_name: 'Usha', email: 'new@b.in' }))}
    />,
  )
  const field = screen.getByRole('textbox', { name: /^Storage house location/ })
  await userEvent.clear(field)
  await userEvent.type(field, 'Niphad')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(requests).toHaveLength(1))
  const sent: unknown = await requests[0]!.json()
  expect(sent).toMatchObject({ storage_house_location: 'Niphad', full_name: 'Usha', email: 'new@b.in' })
})

/** §registration.26 */
test.each([
  ['Asah Pawar', true], // left from before the person corrected their name
  ['Asha Pawar', false],
])(
  'an edit of the farmer Asha Pawar with the company name %s has a field for it: %s',
  async (company_name, isAsked) => {
    signIn()
    const requests = stubFetch(() =>
      Response.json({ success: true, message: '', business_id: 7, ...profileFlags('farmer') }),
    )
    const details = aStep2('farmer', { farm_size: '2 acres', farm_location: 'Niphad' })
    const business = { ...details, company_name, can_view_contact: false }
    const profile = aProfile({ full_name: 'Asha Pawar' }, { business, ...profileFlags('farmer') })
    await show(<BusinessStep type="farmer" profile={profile} isEdit profileNow={() => Promise.resolve(profile)} />)
    const field = screen.queryByRole<HTMLInputElement>('textbox', { name: /^Company name/ })
    expect(field?.value).toBe(isAsked ? company_name : undefined)
    if (field) await userEvent.clear(field)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(requests).toHaveLength(1))
    // The server then stores the person's name.
    expect(await requests[0]!.json()).not.toHaveProperty('company_name')
  },
)

/** §registration.16 */
test('“Same as my address” writes an address of two lines in one, with a space between them', async () => {
  signIn()
  const details = aStep2('farmer', { address: 'House 14\nMarket Yard', farm_size: '', farm_location: '' })
  const profile = aProfile({}, { business: { ...details, company_name: null, can_view_contact: false } })
  await show(<BusinessStep type="farmer" profile={profile} profileNow={() => Promise.resolve(profile)} />)
  await userEvent.click(screen.getByRole('button', { name: /^Same as my address/ }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Farm location/ }).value).toBe(
    'House 14 Market Yard, Nashik, Maharashtra 422001',
  )
})

/** §registration.3 */
describe('a device that remembers a finished business', () => {
  test('says so while its profile can’t be loaded', async () => {
    signIn({ hasProfile: true })
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
    await show(<RegisterPage />, { at: '/register' })
    await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your business is registered')
  })

  test('offers the form once the session is over, as no profile will load', async () => {
    openSession().store({ hasProfile: true })
    onTestFinished(signOut)
    await show(<RegisterPage />, { at: '/register' })
    expect(await screen.findByRole('combobox', { name: /^Business type/ })).toBeTruthy()
  })
})
