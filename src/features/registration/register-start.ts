import { NavigationType } from 'react-router'
import { PERSONAL_DRAFT } from '../../session/kept-drafts.ts'
import { dropAllStepDrafts, readStepDraft, type StepDraft } from './step-draft.ts'

/**
 * How step 1 begins (§registration.9). It starts afresh, and nothing that was typed may be lost to a reload or an expired
 * session (§session.13). Both hold: who follows a link to the registration starts
 * afresh; who reloads, comes back after a crash or by Back, or from the sign-in that was in between, goes on where they were,
 * with a button to start afresh.
 */
export function startOfRegistration(navigation: NavigationType): StepDraft | undefined {
  const typed = readStepDraft(PERSONAL_DRAFT)
  if (navigation === NavigationType.Pop || typed?.awaitsSignIn) return typed
  dropAllStepDrafts()
  return undefined
}
