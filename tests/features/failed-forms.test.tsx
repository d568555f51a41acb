import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { ReactNode } from 'react'
import { DeletionForm } from '../../src/features/account-deletion/DeletionPage.tsx'
import { CloseEnquiry } from '../../src/features/enquiries/CloseEnquiry.tsx'
import { ProfileForm } from '../../src/features/profile/ProfileForm.tsx'
import { PhoneStep } from '../../src/features/sign-in/PhoneStep.tsx'
import { stubFetch } from '../api/page.ts'
import { anEnquiry, aProfile } from '../factories.ts'
import { proves } from '../proves.ts'
import { show, signIn } from '../render.tsx'

const nothing = () => undefined
const type = (label: RegExp, text: string) => userEvent.type(screen.getByRole('textbox', { name: label }), text)
const forms: [name: string, form: ReactNode, button: string, fill?: () => Promise<void>][] = [
  ['the profile', <ProfileForm key="1" person={aProfile().user} takesFocus={false} onLeave={nothing} />, 'Save'],
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
  signIn()
  stubFetch(({ method }) => (method === 'GET' ? Response.json(aProfile()) : answer()))
  await show(form)
  await fill?.()
  const press = () => userEvent.click(screen.getByRole('button', { name: button }))
  await press()
  return press
}
const saysWhy = async () => (await screen.findByRole('alert')).textContent

const html = () =>
  new Response('<html><body>Log in to this Wi-Fi</body></html>', { headers: { 'Content-Type': 'text/html' } })
const pause = () => Response.json({ message: 'Too many' }, { status: 429, headers: { 'Retry-After': '90' } })
const tooLarge = () => new Response('<h1>413 Request Entity Too Large</h1>', { status: 413 })
const reasons: [name: string, reply: () => Response | Promise<Response>, text: RegExp][] = [
  ['a server that asks for a pause', pause, /The server is busy\. Try again in 2 minutes\./],
  ['a Wi-Fi’s own page', html, /Your network answered in place of our server/],
  ['a request that is too large', tooLarge, /Choose a smaller file/],
]

/** §reliability.10 */
describe.each(forms)('%s', (...form) => {
  test.each(reasons)('says why it fails: %s', async (_reason, reply, text) => {
    await send(form, reply)
    expect(await saysWhy()).toMatch(text)
  })
})

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
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/enquiry'))
})

// setup-dom.ts fails a test in which two siblings have one key.
test.each(forms)('%s that fails twice shows its failure once', async (...form) => {
  const press = await send(form, () => new Response(null, { status: 500 }))
  await saysWhy()
  await press()
  await saysWhy()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})
