import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ProfileForm } from '../../../src/features/profile/ProfileForm.tsx'
import { readStored } from '../../../src/session/storage.ts'
import { stubFetch } from '../../api/page.ts'
import { aProfile } from '../../factories.ts'
import { show, signIn } from '../../render.tsx'

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
