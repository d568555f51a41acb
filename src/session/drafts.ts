import * as v from 'valibot'
import { draftsRecovered, rawKeys, readRaw, writeRaw } from './draft-copies.ts'
import { withLock, isHeld } from './locks.ts'
import { atMoment, readStored } from './storage.ts'

const envelope = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    user: v.optional(v.pipe(v.number(), v.safeInteger())),
    savedAt: atMoment,
    /** A form has it, in whichever tab. */
    open: v.optional(v.boolean()),
    values: v.unknown(),
  }),
)

/**
 * What a person typed and did not send: kept on the device, also when the session ends, and offered back to the same person
 * (§session.17). A draft belongs to the form that it was typed into as long as that is open: the same form
 * in another tab has a draft of its own. The drafts of the registration have keys of their own (storage.ts).
 */
export type Draft<Values> = { key: string; values: Values; savedAt: Date }

/** @param name of the form, and of what it changes: `enquiry-new`, `enquiry-edit-42` */
export const newDraftKey = (name: string): string =>
  `${name}@${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`

const keysOf = (name: string) => rawKeys().filter((key) => key === name || key.startsWith(`${name}@`))

/**
 * The newest that this person has left behind.
 * @param check of the values, as this version of the app has them; what does not pass is removed
 */
export function findDraft<const Check extends v.GenericSchema>(
  name: string,
  check: Check,
): Draft<v.InferOutput<Check>> | undefined {
  const found = keysOf(name).flatMap((key) => {
    const kept = v.safeParse(envelope, readRaw(key))
    if (kept.success && (kept.output.open || kept.output.user !== readStored('userId'))) return []
    const values = v.safeParse(check, kept.success && kept.output.values)
    if (kept.success && values.success) return [{ key, values: values.output, savedAt: new Date(kept.output.savedAt) }]
    dropDraft(key)
    return []
  })
  return found.sort((one, other) => Number(other.savedAt) - Number(one.savedAt))[0]
}

/** @param values JSON only: a file can't be kept here */
export const keepDraft = (key: string, values: unknown): void =>
  writeRaw(key, JSON.stringify({ user: readStored('userId'), savedAt: Date.now(), open: true, values }))

export const dropDraft = (key: string): void => writeRaw(key, undefined)

/**
 * A form has this draft, or will have it with the next key: no other tab takes it up.
 * @returns when the form is left: the next one who opens it may have it
 */
export function holdDraft(key: string): () => void {
  let letGo = hold(key)
  const leave = () => letGo()
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) letGo = hold(key)
  }
  addEventListener('pagehide', leave)
  addEventListener('pageshow', comeBack)
  return () => {
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', comeBack)
    letGo()
  }
}

/** The lock ends with the page, however that ends; the mark in the draft is there at once for anyone who looks. */
function hold(key: string): () => void {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  void withLock(lockOf(key), () => held)
  mark(key, true)
  return () => {
    letGo()
    mark(key, false)
  }
}

const lockOf = (key: string) => `draft_${key}`

function mark(key: string, open: boolean): void {
  const kept = v.safeParse(envelope, readRaw(key))
  if (kept.success) writeRaw(key, JSON.stringify({ ...kept.output, open }))
}

/** Frees what a page had that went without a word: killed, crashed, taken by the system. Then `findDraft` finds it. */
export async function freeLostDrafts(name: string): Promise<void> {
  await draftsRecovered()
  for (const key of keysOf(name)) {
    const kept = v.safeParse(envelope, readRaw(key))
    // oxlint-disable-next-line no-await-in-loop -- there is hardly ever one
    if (kept.success && kept.output.open && !(await isHeld(lockOf(key)))) mark(key, false)
  }
}
