import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ProfileForm } from '../../../src/features/profile/ProfileForm.tsx'
import { readStored } from '../../../src/session/storage.ts'
import { stubFetch } from '../../api/page.ts'
import { aProfile } from '../../factories.ts'
import { show, signIn } from '../../render.tsx'

test('what is saved is known on the device at once: the new name, and that there is no e-mail address any more', async () => {
  signIn({ user_name: 'Asha', user_email: 'a@b.in' })
  const before = aProfile({ email: 'a@b.in' })
  stubFetch(({ method }) => Response.json(method === 'POST' ? { success: true, message: 'Stored' } : before))
  const onLeave = vi.fn()
  await show(<ProfileForm person={before.user} takesFocus={false} onLeave={onLeave} />)
  await userEvent.type(screen.getByRole('textbox', { name: /^Full name/ }), ' Pawar')
  await userEvent.clear(screen.getByRole('textbox', { name: /^Email/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onLeave).toHaveBeenCalled())
  expect([readStored('user_name'), readStored('user_email')]).toEqual(['Asha Pawar', undefined])
})

/** Returns what a tab sends after its change, if another tab stored one since it loaded the profile. */
async function saved(stored: object, label: RegExp, text: string) {
  signIn()
  const requests = stubFetch(({ method }) =>
    Response.json(method === 'POST' ? { success: true, message: 'Stored' } : aProfile(stored)),
  )
  const { user: before } = aProfile()
  const onLeave = vi.fn()
  await show(<ProfileForm person={before} takesFocus={false} onLeave={onLeave} />)
  const field = screen.getByRole('textbox', { name: label })
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onLeave).toHaveBeenCalled())
  const request = requests.find(({ method }) => method === 'POST')!
  const form = await request.clone().formData()
  return { lang: request.headers.get('X-user-lang'), ...Object.fromEntries(form) }
}

test.each([
  ['name', { full_name: 'Usha' }, /^Email/, 'a@b.in', { full_name: 'Usha', email: 'a@b.in', lang: 'en' }],
  ['language', { preferred_language: 'hindi' }, /^Email/, 'a@b.in', { full_name: 'Asha', email: 'a@b.in', lang: 'hi' }],
  ['e-mail address', { email: 'a@b.in' }, /^Full name/, 'Usha', { full_name: 'Usha', email: 'a@b.in', lang: 'en' }],
])('saving something else leaves the %s that another tab has stored', async (_, stored, label, text, sent) => {
  expect(await saved(stored, label, text)).toEqual(sent)
})
