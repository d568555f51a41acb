import { PERSONAL_DRAFT } from '../../session/kept-drafts.ts'
import { dropAllStepDrafts, readStepDraft, type StepDraft } from './step-draft.ts'

/** The entry of the history that the form was last begun in: put on the screen once more, after a failure say, it goes on. */
let begunIn: string | undefined

/**
 * How step 1 begins (§registration.9). It starts afresh, and nothing that was typed may be lost to a reload or an expired
 * session (§session.13). Both hold: who follows a link to the registration starts
 * afresh; who reloads, comes back after a crash or by Back, or from the sign-in that was in between, goes on where they were,
 * with a button to start afresh.
 * @param entry the key of the location
 */
export function startOfRegistration(byLink: boolean, entry: string): StepDraft | undefined {
  const typed = readStepDraft(PERSONAL_DRAFT)
  const isAgain = entry === begunIn
  begunIn = entry
  if (!byLink || isAgain || typed?.awaitsSignIn) return typed
  dropAllStepDrafts()
  return undefined
}
