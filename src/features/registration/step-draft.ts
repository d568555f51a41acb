import * as v from 'valibot'
import { copyDraft } from '../../session/draft-copies.ts'
import { openSession } from '../../session/session.ts'
import { BUSINESS_TYPES, draftOf, readStored, type BusinessType, type Stored } from '../../session/storage.ts'

/** The keys of what was typed into the registration (§registration.27). */
export type StepDraftKey = 'registration_personal_info' | `registration_${BusinessType}_info`
export const PERSONAL_KEY = 'registration_personal_info'

/** What was typed, who by and when; files can't be kept. */
export type StepDraft = {
  values: Record<string, string | boolean>
  at: Date
  /** Nobody was signed in by then, or no longer: it waits for the person to come back from the sign-in. */
  awaitsSignIn: boolean
}

const about = v.object({ typed_at: v.number(), typed_by: v.number(), awaits_sign_in: v.boolean() })
/** Of a visitor. */
const NOBODY = 0

/** What was typed into a step, unless somebody else did. */
export function readStepDraft(key: StepDraftKey): StepDraft | undefined {
  const stored = readStored(key)
  const found = v.safeParse(about, stored)
  if (!stored || !found.success) return undefined
  const { typed_at, typed_by, awaits_sign_in } = found.output
  if (typed_by !== NOBODY && typed_by !== readStored('userId')) return undefined
  const values = Object.entries(stored).filter(
    (entry): entry is [string, string | boolean] => !(entry[0] in found.output) && typeof entry[1] !== 'number',
  )
  return { values: Object.fromEntries(values), at: new Date(typed_at), awaitsSignIn: awaits_sign_in }
}

export function keepStepDraft(
  key: StepDraftKey,
  values: Record<string, unknown>,
  { at = new Date(), awaitsSignIn }: { at?: Date | undefined; awaitsSignIn: boolean },
): void {
  const kept = Object.entries(values).filter(
    (entry): entry is [string, string | boolean] => typeof entry[1] === 'string' || typeof entry[1] === 'boolean',
  )
  write(key, {
    ...Object.fromEntries(kept),
    typed_at: at.getTime(),
    typed_by: readStored('userId') ?? NOBODY,
    awaits_sign_in: awaitsSignIn,
  })
}

function write(key: StepDraftKey, values: Stored[StepDraftKey] | undefined): void {
  openSession().store({ [key]: values })
  const stored = readStored(key)
  copyDraft(key, stored && JSON.stringify(stored))
}

/** The session has ended: what was typed is brought back, with a notice, once the person is here again. */
export function awaitSignIn(key: StepDraftKey): void {
  const typed = readStepDraft(key)
  if (typed) keepStepDraft(key, typed.values, { at: typed.at, awaitsSignIn: true })
}

export const dropStepDraft = (key: StepDraftKey): void => write(key, undefined)

/** After a success, and when a person registers afresh. */
export function dropAllStepDrafts(): void {
  dropStepDraft(PERSONAL_KEY)
  for (const type of BUSINESS_TYPES) dropStepDraft(draftOf(type))
}
