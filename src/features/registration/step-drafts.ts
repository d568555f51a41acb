import {
  draftOf,
  dropDraft,
  findDraft,
  PERSONAL_DRAFT,
  type Draft,
  type StepDraftName,
} from '../../domain/forms/drafts.ts'
import { openSession } from '../../session/session.ts'
import { BUSINESS_TYPES } from '../../session/storage.ts'

/** The draft of a step, typed by this person or before the sign-in (§registration.27). */
export const readStepDraft = (name: StepDraftName): Draft | undefined => findDraft(name, { ofVisitors: true })

export function dropStepDrafts(): void {
  if (openSession().isOver()) return
  for (const name of [PERSONAL_DRAFT, ...BUSINESS_TYPES.map(draftOf)]) dropDraft(name)
}

/** Location where the registration began. The form may start there again, as after an error, and keeps its drafts. */
let begunIn: string | undefined

/** A link begins anew (§registration.9); a reload, crash, Back or sign-in doesn't. `entry`: the location's key. */
export function startRegistration(byLink: boolean, entry: string): void {
  const isAgain = entry === begunIn
  begunIn = entry
  if (byLink && !isAgain && !readStepDraft(PERSONAL_DRAFT)?.awaitsSignIn) dropStepDrafts()
}
