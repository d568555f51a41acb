import * as v from 'valibot'
import {
  draftOf,
  dropDraft,
  findDraft,
  PERSONAL_DRAFT,
  type Draft,
  type StepDraftName,
} from '../../domain/drafts/drafts.ts'
import { openSession } from '../../session/session.ts'
import { BUSINESS_TYPES } from '../../session/storage.ts'

/** Text and ticks; files can't be kept. */
const typed = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => isKept(value)))),
)
const isKept = (value: unknown) => v.is(v.union([v.pipe(v.string(), v.maxLength(5_000)), v.boolean()]), value)

/** For `useDraft`, whatever fields the step has. */
export const stepCheck = typed as v.GenericSchema<unknown, unknown> as v.GenericSchema<unknown, never>

/** What was typed into a step, by this person or before the sign-in (§registration.27). */
export const readStepDraft = (name: StepDraftName): Draft<Record<string, string>> | undefined =>
  findDraft(name, typed as v.GenericSchema<unknown, Record<string, string>>, { ofVisitors: true })

/** After a success, and when a person registers afresh. */
export function dropStepDrafts(): void {
  if (openSession().isOver()) return
  for (const name of [PERSONAL_DRAFT, ...BUSINESS_TYPES.map(draftOf)]) dropDraft(name)
}

/** The entry of the history that the form was last begun in: put on the screen once more, after a failure say, it goes on. */
let begunIn: string | undefined

/**
 * Drops what was typed where the registration starts afresh (§registration.9): for who follows a link to it. Who reloads, comes back
 * after a crash or by Back, or from the sign-in that was in between, goes on where they were.
 * @param entry the key of the location
 */
export function startRegistration(byLink: boolean, entry: string): void {
  const isAgain = entry === begunIn
  begunIn = entry
  if (byLink && !isAgain && !readStepDraft(PERSONAL_DRAFT)?.awaitsSignIn) dropStepDrafts()
}
