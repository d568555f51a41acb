import { useMutationState } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { draftOf, newDraftKey, PERSONAL_DRAFT, saveDraft } from '../../src/domain/forms/drafts.ts'
import { ProfileForm } from '../../src/features/profile/ProfileForm.tsx'
import { BusinessStep } from '../../src/features/registration/BusinessStep.tsx'
import { PersonalStep } from '../../src/features/registration/PersonalStep.tsx'
import { LanguageSelector } from '../../src/app/shell/Selectors.tsx'
import { holdFetch, ORIGIN } from '../api/page.ts'
import { aProfile, aStep1, profileFlags } from '../factories.ts'
import { settled, show, signIn } from '../render.tsx'

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

test('the last choice shows at once, while its texts are on their way', async () => {
  await show(<LanguageSelector />)
  const selector = screen.getByRole('combobox')
  const choose = (id: string) => fireEvent.change(selector, { target: { value: id } })
  choose('mr')
  expect(selector).toHaveProperty('value', 'mr')
  choose('hi')
  await waitFor(() => expect(document.documentElement.lang).toBe('hi'))
  expect(selector).toHaveProperty('value', 'hi')
  choose('en')
  await waitFor(() => expect(document.documentElement.lang).toBe('en'))
  expect(selector).toHaveProperty('value', 'en')
})

const profile = aProfile()
const profileNow = () => Promise.resolve(profile)
const step1 = { ...aStep1({ address: '14 Market Yard' }), name: 'Usha' }
const forms: [name: string, form: ReactNode][] = [
  ['the profile', <ProfileForm key="1" person={profile.user} takesFocus={false} onLeave={() => undefined} />],
  ['step 1 of the registration', <PersonalStep key="2" profileNow={profileNow} />],
  ['step 2 of the registration', <BusinessStep key="3" type="buyer" profile={profile} profileNow={profileNow} />],
]

/** §profile.5 */
describe.each(forms)('a language chosen around the moment when a new name is sent by %s', (_name, form) => {
  let name: string
  let held: ReturnType<typeof holdFetch>
  beforeEach(async () => {
    vi.stubGlobal('location', { origin: ORIGIN, href: ORIGIN })
    signIn()
    saveDraft(newDraftKey('profile'), { full_name: 'Usha' }, { open: false })
    saveDraft(PERSONAL_DRAFT, step1, { open: false })
    saveDraft(draftOf('buyer'), { company_name: 'Pawar Agro', storage_house_location: 'Sinnar' }, { open: false })
    name = 'Asha'
    held = holdFetch(({ method }) => (method === 'GET' ? Response.json(aProfile({ full_name: name })) : undefined))
    await show(
      <>
        <LanguageSelector />
        {form}
        <Waiting />
      </>,
    )
  })
  const choose = () => fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'mr' } })
  const send = () => fireEvent.click(document.querySelector('[type=submit]')!)
  const waits = () => waitFor(() => expect(screen.getByTestId('waiting').textContent).toBe('1'))
  const areSent = (count: number) => waitFor(() => expect(held).toHaveLength(count))

  test('chosen after it, doesn’t store the old name', async () => {
    send()
    await areSent(1)
    choose()
    await waits()
    name = 'Usha'
    held[0]!.answer(Response.json({ success: true, message: 'Stored', business_id: 7, ...profileFlags('buyer') }))
    await areSent(2)
    expect((await held[1]!.request.clone().formData()).get('full_name')).toBe('Usha')
    await settled()
  })

  test('chosen before it, is given up after 10 s on a line that stalls', async () => {
    const timer = new AbortController()
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal)
    choose()
    await areSent(1)
    send()
    await waits()
    expect(limit).toHaveBeenCalledWith(10_000)
    timer.abort()
    await areSent(2)
    await settled()
  })
})
