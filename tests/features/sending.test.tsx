import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ReactNode } from 'react'
import { DeletionForm } from '../../src/features/account-deletion/DeletionPage.tsx'
import { CloseEnquiry } from '../../src/features/enquiries/CloseEnquiry.tsx'
import { ProfileForm } from '../../src/features/profile/ProfileForm.tsx'
import { PhoneStep } from '../../src/features/sign-in/PhoneStep.tsx'
import { holdFetch, silence, stubFetch } from '../api/page.ts'
import { anEnquiry, aProfile, aStep2, profileFlags } from '../factories.ts'
import { proves } from '../proves.ts'
import { settled, show, signIn, where } from '../render.tsx'
import { i18n } from '@lingui/core'
import { Link, Route, Routes } from 'react-router'
import NearnessForm from '../../src/features/directory/NearnessForm.tsx'
import { ProductSearch } from '../../src/features/home/ProductSearch.tsx'
import { BusinessStep } from '../../src/features/registration/BusinessStep.tsx'
import { activate } from '../../src/i18n/catalog.ts'
import { findDraft, type StepDraftName } from '../../src/domain/forms/drafts.ts'

/** What is sent: its answer fails, or comes after the page was left. */
beforeEach(() => signIn())

const nothing = () => undefined
const profile = <ProfileForm key="1" person={aProfile().user} takesFocus={false} onLeave={nothing} />
const type = (label: RegExp, text: string) => userEvent.type(screen.getByRole('textbox', { name: label }), text)
const forms: [name: string, form: ReactNode, button: string, fill?: () => Promise<void>][] = [
  ['the profile', profile, 'Save'],
  [
    'a deletion',
    <DeletionForm key="2" onReceived={nothing} />,
    'Request deletion',
    () => type(/^Why do you want/, 'No farm'),
  ],
  [
    'the end of an enquiry',
    <CloseEnquiry key="4" enquiry={anEnquiry()} onDismiss={nothing} />,
    'Yes, close it',
    () => type(/^Closing remark/, 'Sold'),
  ],
  [
    'the sign-in',
    <PhoneStep key="3" changed={undefined} onSent={nothing} />,
    'Next',
    async () => {
      await type(/^Mobile number/, '9876500001')
      await userEvent.click(screen.getByRole('checkbox'))
    },
  ],
]

/** Fills a form in, and sends it to a server that answers so. */
async function send([, form, button, fill]: (typeof forms)[number], answer: () => Response | Promise<Response>) {
  stubFetch(({ method }) => (method === 'GET' ? Response.json(aProfile()) : answer()))
  await show(form)
  await fill?.()
  const press = () => userEvent.click(screen.getByRole('button', { name: button }))
  await press()
  return press
}
const saysWhy = async () => (await screen.findByRole('alert')).textContent

const lost = proves('Deletion: Failed to submit deletion request', 'Profile update: Failed to update profile')
test.each([
  ['a deletion', /^Failed to submit deletion request.*check your internet connection/],
  ['the profile', /^Failed to update profile.*Network Error/],
])('%s that loses the connection says so', lost, async (name, text) => {
  await send(
    forms.find(([each]) => each === name)!,
    () => Promise.reject(new TypeError('Failed to fetch')),
  )
  expect(await saysWhy()).toMatch(text)
})

test('an enquiry closed in another tab counts as closed, and the list opens', async () => {
  await send(forms[2]!, () => Response.json({ message: 'It is closed.', error: 'enquiry_closed' }, { status: 400 }))
  await waitFor(() => expect(where()).toBe('/enquiry'))
})

const pause = () => Response.json({ message: 'Too many' }, { status: 429, headers: { 'Retry-After': '90' } })

/** §reliability.10. setup-dom.ts fails a test in which two siblings have one key. */
test.each(forms)('%s that the server is too busy for says so once, even the second time', async (...form) => {
  const press = await send(form, pause)
  expect(await saysWhy()).toMatch(/The server is busy\. Try again in 2 minutes\./)
  await press()
  await saysWhy()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

/** A page with a form; the link stands for Back or the menu. */
const withWayOut = (form: ReactNode) =>
  show(
    <Routes>
      <Route
        path="/"
        element={
          <>
            {form}
            <Link to="/price-mandi">Away</Link>
          </>
        }
      />
      <Route path="*" element={<h1>Another page</h1>} />
    </Routes>,
  )
const leave = () => fireEvent.click(screen.getByText('Away'))
/** A server that has Asha's profile, and answers a change when the test says so. */
function holdChange() {
  const held = holdFetch(({ method }) => (method === 'GET' ? Response.json(aProfile()) : undefined))
  const isSent = () => waitFor(() => expect(held).toHaveLength(1))
  return { answer: (reply: Response) => held[0]!.answer(reply), isSent }
}

const saved = () => Response.json({ success: true, message: '' })

test.each([
  ['approved', 'It will be taken off the public board and can’t be reopened.'],
  ['pending', 'It can’t be reopened.'],
] as const)('before an enquiry that is %s is closed, the dialog says: %s', async (status, text) => {
  await show(<CloseEnquiry enquiry={anEnquiry({ status })} onDismiss={nothing} />)
  expect(screen.getByText(text)).toBeTruthy()
})

test('pressing “Keep it open” while the enquiry is being closed keeps the dialog until the result', async () => {
  stubFetch(silence)
  const dismiss = vi.fn<() => void>()
  await show(<CloseEnquiry enquiry={anEnquiry()} onDismiss={dismiss} />)
  await userEvent.type(screen.getByRole('textbox'), 'Sold')
  await userEvent.click(screen.getByRole('button', { name: 'Yes, close it' }))
  await userEvent.click(screen.getByRole('button', { name: 'Keep it open' }))
  expect(dismiss).not.toHaveBeenCalled()
})

test('a file that turns out to be no picture replaces no other chosen picture', async () => {
  await show(profile)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } })
  let read = () => {}
  const slow = new File(['no picture'], 'slow.png', { type: 'image/png' })
  vi.spyOn(slow, 'slice').mockReturnValue({
    arrayBuffer: () => new Promise((resolve) => (read = () => resolve(new ArrayBuffer(12)))),
  } as Blob)
  choose(slow)
  choose(new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'field.png', { type: 'image/png' }))
  read()
  await settled()
  expect(document.body.textContent).toContain('field.png')
})

test('a search whose result arrives after leaving the page opens nothing', async () => {
  const held = holdFetch()
  await withWayOut(<ProductSearch />)
  await userEvent.type(screen.getByRole('textbox'), 'onion{Enter}')
  leave()
  held[0]!.answer(Response.json([]))
  await settled()
  expect(where()).toBe('/price-mandi')
})

test('a language that is chosen in the header while the profile is saved stays', async () => {
  const { answer, isSent } = holdChange()
  await show(profile)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await isSent()
  await act(() => activate('hi'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'हिन्दी' }).checked).toBe(true)
  answer(saved())
  await waitFor(() => expect(where()).toBe('/profile'))
  expect(i18n.locale).toBe('hi')
})

test('a position found after leaving the page sorts nothing', async () => {
  let found: PositionCallback | undefined
  vi.stubGlobal('navigator', {
    onLine: true,
    geolocation: { getCurrentPosition: (tell: PositionCallback) => (found = tell) },
  })
  const choose = vi.fn<() => void>()
  await withWayOut(<NearnessForm onChoose={choose} />)
  fireEvent.click(screen.getByRole('button', { name: 'Use my location' }))
  await waitFor(() => expect(found).toBeDefined())
  leave()
  found!({ coords: { latitude: 20, longitude: 73.79 } } as GeolocationPosition)
  await settled()
  expect(choose).not.toHaveBeenCalled()
})

const buyer = { ...aStep2('buyer', {}), company_name: 'Pawar Agro', can_view_contact: false }
const unfinished = aProfile({}, { business: buyer })

test.each<[string, ReactNode, RegExp, string, Response, string, StepDraftName | 'profile']>([
  ['the profile', profile, /^Full name/, 'Save', saved(), '/profile', 'profile'],
  [
    'a first registration',
    <BusinessStep key="1" type="buyer" profile={unfinished} profileNow={() => Promise.resolve(unfinished)} />,
    /^Storage house location/,
    'Register',
    Response.json({ success: true, message: '', business_id: 7, ...profileFlags('buyer') }),
    '/',
    'registration_buyer_info',
  ],
])(
  'what is typed while %s is sent stays as a draft, as the server lacks it',
  async (_, form, label, name, reply, to, draft) => {
    const { answer, isSent } = holdChange()
    const { unmount } = await show(form, { at: '/form' })
    const field = screen.getByRole('textbox', { name: label })
    await userEvent.type(field, ' Pawar')
    await userEvent.click(screen.getByRole('button', { name }))
    await isSent()
    await userEvent.type(field, ' Patil')
    answer(reply)
    await waitFor(() => expect(where()).toBe(to))
    unmount()
    expect(Object.values(findDraft(draft)!.values).join()).toMatch(/Pawar Patil/)
  },
)
