import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { Link, NavigationType, Route, Routes } from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { draftOf, draftValues, newDraftKey, PERSONAL_DRAFT, saveDraft } from '../../src/domain/forms/drafts.ts'
import { ShownPage } from '../../src/domain/navigation/usePageTitle.ts'
import { DeletionForm } from '../../src/features/account-deletion/DeletionPage.tsx'
import { CloseEnquiry } from '../../src/features/enquiries/CloseEnquiry.tsx'
import EditEnquiryPage from '../../src/features/enquiry-form/EditEnquiryPage.tsx'
import NewEnquiryPage from '../../src/features/enquiry-form/NewEnquiryPage.tsx'
import { formValuesOf } from '../../src/features/enquiry-form/enquiry-schema.ts'
import { ProfileForm } from '../../src/features/profile/ProfileForm.tsx'
import { BusinessStep } from '../../src/features/registration/BusinessStep.tsx'
import { PersonalStep } from '../../src/features/registration/PersonalStep.tsx'
import { addCatalog } from '../../src/i18n/catalog.ts'
import { beginSession, signOut } from '../../src/session/session.ts'
import { clearMessages, watchMessages, type Message } from '../../src/ui/toast/messages.ts'
import { holdFetch, ORIGIN } from '../api/page.ts'
import { anEnquiry, aPage, aProfile, aStep1, aStep2, profileFlags } from '../factories.ts'
import { settled, show, signIn, where } from '../render.tsx'

/** A reply that comes after its form was left, or after its person’s session, leads nobody anywhere (§forms.17). */

const SECRET = 'Asha Secret'
const nothing = () => undefined
const details = { storage_house_location: 'Sinnar', company_pan: 'AAPFU0939F', gst_number: '27AAPFU0939F1ZV' }
const business = { ...aStep2('buyer', details), company_name: 'Pawar Agro', can_view_contact: false }
const profile = aProfile({}, { business, ...profileFlags('buyer') })
const enquiry = anEnquiry({ additional_notes: SECRET })
const typed = draftValues({
  ...formValuesOf(enquiry),
  sub_category: 'other',
  new_subcategory_name: 'Fig',
  sub_sub_category: '',
  new_sub_subcategory_name: 'Hill',
})
/** What was typed into each form before. */
const drafts: Record<string, ReturnType<typeof draftValues>> = {
  [newDraftKey('profile')]: { full_name: SECRET },
  [PERSONAL_DRAFT]: { ...aStep1({ address: '14 Market Yard' }), name: SECRET },
  [draftOf('buyer')]: { company_name: SECRET, storage_house_location: 'Sinnar' },
  [newDraftKey('delete-account')]: { reason: SECRET },
  [newDraftKey('enquiry-close-7')]: { closing_remark: SECRET },
  [newDraftKey('enquiry-new')]: typed,
  [newDraftKey('enquiry-edit-7')]: typed,
}
const profileNow = () => Promise.resolve(aProfile())
const stored = { success: true, message: '', business_id: 7, ...profileFlags('buyer') }

type Form = [name: string, form: ReactNode, reply: object | undefined, path?: string]
const forms: Form[] = [
  ['the profile', <ProfileForm key="1" person={profile.user} takesFocus={false} onLeave={nothing} />, stored],
  ['step 1 of the registration', <PersonalStep key="2" profileNow={profileNow} />, stored],
  [
    'step 2 of the registration',
    <BusinessStep key="3" type="buyer" profile={aProfile()} profileNow={profileNow} />,
    stored,
  ],
  ['the wish to delete the account', <DeletionForm key="4" onReceived={nothing} />, stored],
  ['the end of an enquiry', <CloseEnquiry key="5" enquiry={enquiry} onDismiss={nothing} />, undefined],
  ['a new enquiry', <NewEnquiryPage key="6" />, enquiry, '/enquiry/new'],
  ['a changed enquiry', <EditEnquiryPage key="7" />, enquiry, '/enquiry/edit/:id'],
]

let told: string[]
beforeEach(() => {
  told = []
  const stop = watchMessages((messages: readonly Message[]) => (told = messages.map(({ text }) => text)))
  onTestFinished(() => {
    stop()
    clearMessages()
  })
})
/** A press of “Set out” begins to leave: the next page’s code is on its way. */
function Shown({ children }: { children: ReactNode }) {
  const [leaving, setLeaving] = useState(false)
  return (
    <ShownPage value={{ leaving, by: NavigationType.Push }}>
      {children}
      <button onClick={() => setLeaving(true)}>Set out</button>
    </ShownPage>
  )
}
const isAt = (path: string) => vi.stubGlobal('location', { origin: ORIGIN, href: ORIGIN + path, pathname: path })

/** Sends a form, and returns the answer, which the test gives, and where the form is. */
async function send([, form, reply, path = '/form']: Form) {
  const at = path.replace(':id', '7')
  isAt(at)
  signIn({ userId: 7, business_type: 'buyer' })
  for (const [key, values] of Object.entries(drafts)) saveDraft(key, values, { open: false, awaitsSignIn: true })
  await addCatalog('enquiry-form')
  const held = holdFetch(({ method, url }) => {
    if (method !== 'GET') return undefined
    if (url.includes('user-profile')) return Response.json(profile)
    return Response.json(url.endsWith('/enquiries/7/') ? anEnquiry() : url.includes('page=') ? aPage([]) : [])
  })
  await show(
    <Shown>
      <Routes>
        <Route path={path} element={form} />
        <Route path="*" element={<h1>Another page</h1>} />
      </Routes>
      <Link to="/price-mandi">Away</Link>
    </Shown>,
    { at },
  )
  const button = () => document.querySelector('[type=submit]')!
  await waitFor(() => expect(button()).toBeTruthy())
  fireEvent.click(button())
  await waitFor(() => expect(held).toHaveLength(1))
  const success = () => (reply ? Response.json(reply) : new Response(null, { status: 204 }))
  const answer = (isRefused = false) => {
    held[0]!.answer(isRefused ? new Response(null, { status: 500 }) : success())
    return settled()
  }
  return { answer, at }
}
function leave() {
  fireEvent.click(screen.getByText('Away'))
  isAt('/price-mandi')
}

test.each(forms)('%s: its reply doesn’t take back who has left', async (...form) => {
  const { answer } = await send(form)
  leave()
  await answer()
  expect(where()).toBe('/price-mandi')
  expect(screen.getByText('Another page')).toBeTruthy()
})

test('nor who is about to leave', async () => {
  const { answer, at } = await send(forms[0]!)
  fireEvent.click(screen.getByText('Set out'))
  await answer()
  expect(where()).toBe(at)
})

test.each(forms)('%s: a message says that it may not have been sent', async (...form) => {
  const { answer } = await send(form)
  leave()
  await answer(true)
  expect(told.at(-1)).toMatch(/may not have been sent/)
})

test.each(forms)('%s: who logs out meanwhile is told to check what has arrived', async (...form) => {
  const { answer } = await send(form)
  signOut()
  await answer()
  expect(told).toEqual([expect.stringMatching(/check what has arrived/)])
})

test.each(forms)('%s: after another person’s sign-in, its reply stores, says and opens nothing', async (...form) => {
  const { answer, at } = await send(form)
  beginSession({ authToken: 'b-token-0123456789', userId: 8 })
  const before = Object.entries(localStorage)
  await answer()
  expect(Object.entries(localStorage)).toEqual(before)
  expect(told).toEqual([])
  expect(document.body.textContent).not.toMatch(/successfully|is closed/)
  expect(where()).toBe(at)
})
