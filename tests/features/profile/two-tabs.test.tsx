import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ProfileForm } from '../../../src/features/profile/ProfileForm.tsx'
import { signOut, openSession } from '../../../src/session/session.ts'
import { stubFetch } from '../../api/page.ts'
import { aProfile } from '../../factories.ts'
import { show } from '../../render.tsx'

afterEach(signOut)

/** Returns what a tab sends after its change, if another tab stored one since it loaded the profile. */
async function saved(stored: object, change: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) {
  openSession().store({ authToken: 'token-of-asha' })
  const requests = stubFetch(({ method }) =>
    Response.json(method === 'POST' ? { success: true, message: 'Stored' } : aProfile(stored)),
  )
  const { user: before } = aProfile()
  await show(<ProfileForm person={before} takesFocus={false} title="Profile" onLeave={() => undefined} />)
  await change(userEvent.setup())
  screen.getByRole('button', { name: 'Save' }).click()
  await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true))
  const request = requests.find(({ method }) => method === 'POST')!
  const form = await request.clone().formData()
  return { lang: request.headers.get('X-user-lang'), ...Object.fromEntries(form) }
}
const type = (label: RegExp, text: string) => async (user: ReturnType<typeof userEvent.setup>) => {
  await user.clear(screen.getByRole('textbox', { name: label }))
  await user.type(screen.getByRole('textbox', { name: label }), text)
}

test.each([
  ['name', { full_name: 'Usha' }, { full_name: 'Usha', email: 'new@example.com', lang: 'en' }],
  ['language', { preferred_language: 'hindi' }, { full_name: 'Asha', email: 'new@example.com', lang: 'hi' }],
])('saving an e-mail address leaves the %s that another tab has stored', async (_, stored, sent) => {
  expect(await saved(stored, type(/^Email/, 'new@example.com'))).toEqual(sent)
})

test('saving a name leaves the e-mail address that another tab has stored', async () => {
  expect(await saved({ email: 'asha@example.com' }, type(/^Full name/, 'Usha'))).toEqual({
    full_name: 'Usha',
    email: 'asha@example.com',
    lang: 'en',
  })
})
