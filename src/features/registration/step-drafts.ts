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

/** Texts and booleans. Files can't be stored. */
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

/** Drops all drafts, after a success or for a new registration. */
export function dropStepDrafts(): void {
  if (openSession().isOver()) return
  for (const name of [PERSONAL_DRAFT, ...BUSINESS_TYPES.map(draftOf)]) dropDraft(name)
}

/** The location key at which the form last began. Remounting there, e.g. after an error, keeps the drafts. */
let begunIn: string | undefined

/**
 * Drops the drafts for anyone who follows a link to the registration (§registration.9). After a reload, a crash, Back
 * or the sign-in in between, they stay.
 * @param entry the key of the location
 */
export function startRegistration(byLink: boolean, entry: string): void {
  const isAgain = entry === begunIn
  begunIn = entry
  if (byLink && !isAgain && !readStepDraft(PERSONAL_DRAFT)?.awaitsSignIn) dropStepDrafts()
}
