import { NavigationType } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { startOfRegistration } from '../../../src/features/registration/register-start.ts'
import {
  dropAllStepDrafts,
  keepStepDraft,
  PERSONAL_KEY,
  readStepDraft,
} from '../../../src/features/registration/step-draft.ts'
import { signOut, openSession } from '../../../src/session/session.ts'

const signedIn = { awaitsSignIn: false }
afterEach(() => {
  signOut()
  localStorage.clear()
})

test('text and ticks are kept under the key of the step, files are not', () => {
  const at = new Date('2026-04-21T10:00:00Z')
  keepStepDraft(
    'registration_agent_info',
    { is_organic: true, company_pan: 'A', cancelled_bill: new File([], 'a.pdf') },
    { at, awaitsSignIn: false },
  )
  expect(localStorage.getItem('registration_agent_info')).toContain('"company_pan":"A"')
  expect(readStepDraft('registration_agent_info')).toEqual({
    values: { is_organic: true, company_pan: 'A' },
    at,
    awaitsSignIn: false,
  })
})

test('what somebody else typed is nobody’s; a visitor’s is whoever’s signs in', () => {
  openSession().store({ userId: 7 })
  keepStepDraft(PERSONAL_KEY, { name: 'Asha' }, signedIn)
  openSession().store({ userId: 8 })
  expect(readStepDraft(PERSONAL_KEY)).toBeUndefined()
  openSession().store({ userId: undefined })
  keepStepDraft(PERSONAL_KEY, { name: 'Visitor' }, { awaitsSignIn: true })
  openSession().store({ userId: 9 })
  expect(readStepDraft(PERSONAL_KEY)?.values).toEqual({ name: 'Visitor' })
})

test.each(['', '{', '[]', '{"name":"Asha"}', '{"typed_at":"x","typed_by":0,"awaits_sign_in":false}'])(
  'garbage is no draft: %s',
  (garbage) => {
    localStorage.setItem(PERSONAL_KEY, garbage)
    expect(readStepDraft(PERSONAL_KEY)).toBeUndefined()
  },
)

test('a link to the registration starts afresh; a reload, Back and the way from the sign-in go on', () => {
  keepStepDraft(PERSONAL_KEY, { name: 'Asha' }, signedIn)
  keepStepDraft('registration_fpo_info', { organization_name: 'FPC' }, signedIn)
  expect(startOfRegistration(NavigationType.Pop)?.values).toEqual({ name: 'Asha' })
  expect(startOfRegistration(NavigationType.Push)).toBeUndefined()
  expect(readStepDraft(PERSONAL_KEY)).toBeUndefined()
  expect(readStepDraft('registration_fpo_info')).toBeUndefined()
  keepStepDraft(PERSONAL_KEY, { name: 'Asha' }, { awaitsSignIn: true })
  expect(startOfRegistration(NavigationType.Replace)?.values).toEqual({ name: 'Asha' })
  dropAllStepDrafts()
  expect(startOfRegistration(NavigationType.Pop)).toBeUndefined()
})
