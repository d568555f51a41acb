import { i18n } from '@lingui/core'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Link, Route, Routes } from 'react-router'
import type { ReactNode } from 'react'
import NearnessForm from '../../src/features/directory/NearnessForm.tsx'
import { CloseEnquiry } from '../../src/features/enquiries/CloseEnquiry.tsx'
import { ProductSearch } from '../../src/features/home/ProductSearch.tsx'
import { ProfileForm } from '../../src/features/profile/ProfileForm.tsx'
import { BusinessStep } from '../../src/features/registration/BusinessStep.tsx'
import { activate } from '../../src/i18n/catalog.ts'
import { findDraft, type StepDraftName } from '../../src/domain/forms/drafts.ts'
import { holdFetch, silence, stubFetch } from '../api/page.ts'
import { anEnquiry, aProfile, aStep2, profileFlags } from '../factories.ts'
import { settled, show, signIn } from '../render.tsx'

beforeEach(() => signIn())
const profile = <ProfileForm key="1" person={aProfile().user} takesFocus={false} onLeave={() => undefined} />

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
const where = () => screen.getByTestId('where').textContent
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
  await show(<CloseEnquiry enquiry={anEnquiry({ status })} onDismiss={() => undefined} />)
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
  choose(new File(['no picture'], 'no.png', { type: 'image/png' }))
  await screen.findAllByText(/^Invalid file type/)
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
