import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { ReactNode } from 'react'
import { DeletionForm } from '../../src/features/account-deletion/DeletionPage.tsx'
import { ProfileForm } from '../../src/features/profile/ProfileForm.tsx'
import { PhoneStep } from '../../src/features/sign-in/PhoneStep.tsx'
import { openSession, signOut } from '../../src/session/session.ts'
import { stubFetch } from '../api/page.ts'
import { aProfile } from '../factories.ts'
import { show } from '../render.tsx'

afterEach(() => act(signOut))

const nothing = () => undefined
const type = (label: RegExp, text: string) => userEvent.type(screen.getByRole('textbox', { name: label }), text)
const forms: [name: string, form: ReactNode, button: string, fill?: () => Promise<void>][] = [
  [
    'the profile',
    <ProfileForm key="1" person={aProfile().user} takesFocus={false} title="Profile" onLeave={nothing} />,
    'Save',
  ],
  [
    'a deletion',
    <DeletionForm key="2" title="Delete" onReceived={nothing} />,
    'Request deletion',
    () => type(/^Why do you want/, 'No farm'),
  ],
  [
    'the sign-in',
    <PhoneStep key="3" mobile="" isBack={false} onSent={nothing} title="Sign in" />,
    'Next',
    async () => {
      await type(/^Mobile number/, '9876500001')
      await userEvent.click(screen.getByRole('checkbox'))
    },
  ],
]

// setup-dom.ts fails a test in which two siblings have one key.
test.each(forms)('%s that fails twice shows its failure once', async (_, form, button, fill) => {
  openSession().store({ authToken: 'token-of-asha' })
  stubFetch(({ method }) => (method === 'POST' ? new Response(null, { status: 500 }) : Response.json(aProfile())))
  await show(form)
  await fill?.()
  for (let attempt = 0; attempt < 2; attempt++) {
    await userEvent.click(screen.getByRole('button', { name: button }))
    await screen.findByRole('alert')
  }
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})
