import { useMutationState } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ProfileForm } from '../../src/features/profile/ProfileForm.tsx'
import { LanguageSelector } from '../../src/app/shell/Selectors.tsx'
import { holdFetch, ORIGIN } from '../api/page.ts'
import { aProfile } from '../factories.ts'
import { show, signIn } from '../render.tsx'

/** Number of choices that wait for one before. */
function Waiting() {
  const paused = useMutationState({ select: ({ state }) => state.isPaused })
  return <output data-testid="waiting">{paused.filter(Boolean).length}</output>
}

/** §profile.5 */
test('of two languages chosen quickly the server keeps the second, though the first is stored slowly', async () => {
  vi.stubGlobal('location', { origin: ORIGIN, href: ORIGIN })
  signIn()
  const held = holdFetch(({ method }) => (method === 'GET' ? Response.json(aProfile()) : undefined))
  const stored = () => held.map(({ request }) => request.headers.get('X-user-lang'))
  await show(
    <>
      <LanguageSelector />
      <Waiting />
    </>,
  )
  const choose = (id: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: id } })
  choose('mr')
  await waitFor(() => expect(stored()).toEqual(['mr']))
  choose('hi')
  await waitFor(() => expect(document.documentElement.lang).toBe('hi'))
  await waitFor(() => expect(screen.getByTestId('waiting').textContent).toBe('1'))
  expect(stored()).toEqual(['mr'])
  held[0]!.answer(Response.json({ success: true, message: 'Stored' }))
  await waitFor(() => expect(stored()).toHaveLength(2))
  expect(stored()[1]).toBe('hi')
})

/** §profile.5 */
test('a language chosen while the profile is saved doesn’t store the old name again', async () => {
  vi.stubGlobal('location', { origin: ORIGIN, href: ORIGIN })
  signIn()
  let name = 'Asha'
  const held = holdFetch(({ method }) => (method === 'GET' ? Response.json(aProfile({ full_name: name })) : undefined))
  const sent = () => Promise.all(held.map(async ({ request }) => (await request.clone().formData()).get('full_name')))
  await show(
    <>
      <LanguageSelector />
      <ProfileForm person={aProfile().user} takesFocus={false} onLeave={() => undefined} />
      <Waiting />
    </>,
  )
  fireEvent.change(screen.getByRole('textbox', { name: /^Full name/ }), { target: { value: 'Usha' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(held).toHaveLength(1))
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'mr' } })
  await waitFor(() => expect(screen.getByTestId('waiting').textContent).toBe('1'))
  name = 'Usha'
  held[0]!.answer(Response.json({ success: true, message: 'Stored' }))
  await waitFor(() => expect(held).toHaveLength(2))
  expect(await sent()).toEqual(['Usha', 'Usha'])
})
