import { afterEach, expect, test } from 'vitest'
import { startRegistration } from '../../../src/features/registration/PersonalStep.tsx'
import { PERSONAL_DRAFT, readStepDraft, saveDraft, type StepDraftName } from '../../../src/domain/forms/drafts.ts'
import { signOut, openSession } from '../../../src/session/session.ts'

const type = (name: StepDraftName, values: object, awaitsSignIn = false) =>
  saveDraft(name, values as never, { open: false, awaitsSignIn })
afterEach(signOut)

test('text and ticks are read, anything else is left out', () => {
  type('registration_agent_info', { is_organic: true, company_pan: 'A', number: 5, cancelled_bill: null })
  expect(readStepDraft('registration_agent_info')?.values).toEqual({ is_organic: true, company_pan: 'A' })
})

test('nobody gets another person’s input; a visitor’s goes to whoever signs in next', () => {
  openSession().store({ userId: 7 })
  type(PERSONAL_DRAFT, { name: 'Asha' })
  openSession().store({ userId: 8 })
  expect(readStepDraft(PERSONAL_DRAFT)).toBeUndefined()
  openSession().store({ userId: undefined })
  type(PERSONAL_DRAFT, { name: 'Visitor' }, true)
  openSession().store({ userId: 9 })
  expect(readStepDraft(PERSONAL_DRAFT)?.values).toEqual({ name: 'Visitor' })
})

test('a link to the registration starts afresh; a reload, Back and the sign-in continue', () => {
  type(PERSONAL_DRAFT, { name: 'Asha' })
  type('registration_fpo_info', { organization_name: 'FPC' })
  startRegistration(false, 'a')
  expect(readStepDraft(PERSONAL_DRAFT)?.values).toEqual({ name: 'Asha' })
  startRegistration(true, 'b')
  expect(readStepDraft(PERSONAL_DRAFT)).toBeUndefined()
  expect(readStepDraft('registration_fpo_info')).toBeUndefined()
  type(PERSONAL_DRAFT, { name: 'Asha' }, true)
  startRegistration(true, 'c')
  expect(readStepDraft(PERSONAL_DRAFT)?.values).toEqual({ name: 'Asha' })
  type(PERSONAL_DRAFT, { name: 'Asha' })
  startRegistration(true, 'c') // the same form, rendered anew
  expect(readStepDraft(PERSONAL_DRAFT)?.values).toEqual({ name: 'Asha' })
})
