import { afterEach, expect, test } from 'vitest'
import { startOfRegistration } from '../../../src/features/registration/register-start.ts'
import { dropAllStepDrafts, keepStepDraft, readStepDraft } from '../../../src/features/registration/step-draft.ts'
import { PERSONAL_DRAFT } from '../../../src/session/kept-drafts.ts'
import { signOut, openSession } from '../../../src/session/session.ts'

const signedIn = { awaitsSignIn: false }
afterEach(() => {
  signOut()
  localStorage.clear()
})

test('text and ticks are kept under the key of the step, files are not', () => {
  const savedAt = new Date('2026-04-21T10:00:00Z')
  keepStepDraft(
    'registration_agent_info',
    { is_organic: true, company_pan: 'A', cancelled_bill: new File([], 'a.pdf') },
    { savedAt, awaitsSignIn: false },
  )
  expect(localStorage.getItem('registration_agent_info')).toContain('"company_pan":"A"')
  expect(readStepDraft('registration_agent_info')).toEqual({
    key: 'registration_agent_info',
    values: { is_organic: true, company_pan: 'A' },
    savedAt,
    awaitsSignIn: false,
  })
})

test('what somebody else typed is nobody’s; a visitor’s is the next person’s who signs in', () => {
  openSession().store({ userId: 7 })
  keepStepDraft(PERSONAL_DRAFT, { name: 'Asha' }, signedIn)
  openSession().store({ userId: 8 })
  expect(readStepDraft(PERSONAL_DRAFT)).toBeUndefined()
  openSession().store({ userId: undefined })
  keepStepDraft(PERSONAL_DRAFT, { name: 'Visitor' }, { awaitsSignIn: true })
  openSession().store({ userId: 9 })
  expect(readStepDraft(PERSONAL_DRAFT)?.values).toEqual({ name: 'Visitor' })
})

test('a draft that an installed app of before has kept is read; other people’s is not', () => {
  const flat = { name: 'Asha', is_organic: true, typed_at: 1_790_000_000_000, awaits_sign_in: true }
  localStorage.setItem(PERSONAL_DRAFT, JSON.stringify({ ...flat, typed_by: 7 }))
  expect(readStepDraft(PERSONAL_DRAFT)).toBeUndefined()
  openSession().store({ userId: 7 })
  expect(readStepDraft(PERSONAL_DRAFT)).toMatchObject({
    values: { name: 'Asha', is_organic: true },
    savedAt: new Date(1_790_000_000_000),
    awaitsSignIn: true,
  })
  openSession().store({ userId: 8 })
  expect(readStepDraft(PERSONAL_DRAFT)).toBeUndefined()
  localStorage.setItem(PERSONAL_DRAFT, JSON.stringify({ ...flat, typed_by: 0 }))
  expect(readStepDraft(PERSONAL_DRAFT)?.values).toEqual({ name: 'Asha', is_organic: true })
})

test.each([
  '',
  '{',
  '[]',
  '{"name":"Asha"}',
  '{"typed_at":"x","typed_by":0,"awaits_sign_in":false}',
  '{"typed_at":9e15,"typed_by":0,"awaits_sign_in":true}',
])('garbage is no draft: %s', (garbage) => {
  localStorage.setItem(PERSONAL_DRAFT, garbage)
  expect(readStepDraft(PERSONAL_DRAFT)).toBeUndefined()
  expect(localStorage.getItem(PERSONAL_DRAFT)).toBeNull()
})

test('a link to the registration starts afresh; a reload, Back and the way from the sign-in go on', () => {
  keepStepDraft(PERSONAL_DRAFT, { name: 'Asha' }, signedIn)
  keepStepDraft('registration_fpo_info', { organization_name: 'FPC' }, signedIn)
  expect(startOfRegistration(false, 'a')?.values).toEqual({ name: 'Asha' })
  expect(startOfRegistration(true, 'b')).toBeUndefined()
  expect(readStepDraft(PERSONAL_DRAFT)).toBeUndefined()
  expect(readStepDraft('registration_fpo_info')).toBeUndefined()
  keepStepDraft(PERSONAL_DRAFT, { name: 'Asha' }, { awaitsSignIn: true })
  expect(startOfRegistration(true, 'c')?.values).toEqual({ name: 'Asha' })
  dropAllStepDrafts()
  expect(startOfRegistration(false, 'd')).toBeUndefined()
})

test('a form that is put on the screen once more goes on, however one had come to it', () => {
  expect(startOfRegistration(true, 'e')).toBeUndefined()
  keepStepDraft(PERSONAL_DRAFT, { name: 'Asha' }, signedIn)
  expect(startOfRegistration(true, 'e')?.values).toEqual({ name: 'Asha' })
})
