import * as v from 'valibot'
import { dropDraft, findDraft, keepDraft, type Draft } from '../../session/drafts.ts'
import { draftOf, PERSONAL_DRAFT, type StepDraftName } from '../../session/kept-drafts.ts'
import { openSession } from '../../session/session.ts'
import { BUSINESS_TYPES } from '../../session/storage.ts'

/** Text and ticks; files can't be kept. */
const typed = v.record(v.string(), v.union([v.pipe(v.string(), v.maxLength(5_000)), v.boolean()]))
export type StepDraft = Draft<v.InferOutput<typeof typed>>

/** What was typed into a step, by this person or before the sign-in (§registration.27). */
export const readStepDraft = (name: StepDraftName): StepDraft | undefined =>
  findDraft(name, typed, { ofVisitors: true })

/** @param about.savedAt when it was typed, if that was earlier */
export function keepStepDraft(
  name: StepDraftName,
  values: Record<string, unknown>,
  { savedAt = new Date(), awaitsSignIn }: { savedAt?: Date | undefined; awaitsSignIn: boolean },
): void {
  if (openSession().isOver()) return
  const kept = Object.entries(values).filter(([, value]) => typeof value === 'string' || typeof value === 'boolean')
  keepDraft(name, Object.fromEntries(kept), { open: false, savedAt: savedAt.getTime(), awaitsSignIn })
}

/** The session has ended: what was typed is brought back, with a notice, once the person is here again. */
export function awaitSignIn(name: StepDraftName): void {
  const draft = readStepDraft(name)
  if (draft) keepStepDraft(name, draft.values, { savedAt: draft.savedAt, awaitsSignIn: true })
}

export const dropStepDraft = (name: StepDraftName): void => void (openSession().isOver() || dropDraft(name))

/** After a success, and when a person registers afresh. */
export function dropAllStepDrafts(): void {
  dropStepDraft(PERSONAL_DRAFT)
  for (const type of BUSINESS_TYPES) dropStepDraft(draftOf(type))
}
