import * as v from 'valibot'
import { readStored } from './storage.ts'

/**
 * What a person typed and did not send: kept on the device, also when the session ends, and offered back to the same person
 * (specification, decisions, Session). The drafts of the registration have keys of their own (storage.ts).
 */
const PREFIX = 'draft_'
const envelope = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ user: v.optional(v.number()), savedAt: v.number(), values: v.unknown() }),
)
const memory = new Map<string, string>()

/**
 * @param name of the form, and of what it changes: `enquiry-new`, `enquiry-edit-42`
 * @param check of the values, as this version of the app has them; what does not pass is no draft
 */
export function readDraft<const Check extends v.GenericSchema>(
  name: string,
  check: Check,
): { values: v.InferOutput<Check>; savedAt: Date } | undefined {
  const kept = v.safeParse(envelope, raw(PREFIX + name))
  if (!kept.success || kept.output.user !== readStored('userId')) return undefined
  const values = v.safeParse(check, kept.output.values)
  return values.success ? { values: values.output, savedAt: new Date(kept.output.savedAt) } : undefined
}

/** @param values JSON only: a file can't be kept here */
export function keepDraft(name: string, values: unknown): void {
  const text = JSON.stringify({ user: readStored('userId'), savedAt: Date.now(), values })
  memory.delete(PREFIX + name)
  try {
    localStorage.setItem(PREFIX + name, text)
  } catch {
    memory.set(PREFIX + name, text) // blocked or full: for this visit
  }
}

export function dropDraft(name: string): void {
  memory.delete(PREFIX + name)
  try {
    localStorage.removeItem(PREFIX + name)
  } catch {
    // Blocked: there is none.
  }
}

/** On log-out: the next person at this device must not find them. */
export function dropAllDrafts(): void {
  memory.clear()
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Blocked: there are none.
  }
}

function raw(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}
