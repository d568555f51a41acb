import * as v from 'valibot'
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

/** Drops all values but texts and booleans, because files can't be kept. */
const typed = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => isStorable(value)))),
)
const isStorable = (value: unknown) => v.is(v.union([v.pipe(v.string(), v.maxLength(5_000)), v.boolean()]), value)

/** The check for `useDraft`, for any set of fields. */
export const stepCheck = typed as v.GenericSchema<unknown, unknown> as v.GenericSchema<unknown, never>

/** The draft of a step, typed by this person or before the sign-in (§registration.27). */
export const readStepDraft = (name: StepDraftName): Draft<Record<string, string>> | undefined =>
  findDraft(name, typed as v.GenericSchema<unknown, Record<string, string>>, { ofVisitors: true })

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
