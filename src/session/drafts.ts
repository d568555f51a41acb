import * as v from 'valibot'
import { readRaw, writeRaw } from './draft-store.ts'
import { atMoment, readStored } from './storage.ts'

const envelope = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ user: v.optional(v.pipe(v.number(), v.safeInteger())), savedAt: atMoment, values: v.unknown() }),
)

/**
 * What a person typed and did not send: kept on the device, also when the session ends, and offered back to the same person
 * (specification, decisions, Session). The drafts of the registration have keys of their own (storage.ts).
 * @param name of the form, and of what it changes: `enquiry-new`, `enquiry-edit-42`
 * @param check of the values, as this version of the app has them; what does not pass is removed
 */
export function readDraft<const Check extends v.GenericSchema>(
  name: string,
  check: Check,
): { values: v.InferOutput<Check>; savedAt: Date } | undefined {
  const raw = readRaw(name)
  if (raw === null) return undefined
  const kept = v.safeParse(envelope, raw)
  if (kept.success && kept.output.user !== readStored('userId')) return undefined
  const values = v.safeParse(check, kept.success && kept.output.values)
  if (kept.success && values.success) return { values: values.output, savedAt: new Date(kept.output.savedAt) }
  dropDraft(name)
  return undefined
}

/** @param values JSON only: a file can't be kept here */
export const keepDraft = (name: string, values: unknown): void =>
  writeRaw(name, JSON.stringify({ user: readStored('userId'), savedAt: Date.now(), values }))

export const dropDraft = (name: string): void => writeRaw(name, undefined)
