import * as v from 'valibot'
import { copyDraft, draftsRecovered } from './draft-copies.ts'
import { draftKey } from './draft-store.ts'
import { keptNames, readKept, writeKept, type KeptDraft } from './kept-drafts.ts'
import { withLock, isHeld } from './locks.ts'
import { readStored } from './storage.ts'

/**
 * What a person typed and did not send: kept on the device, also when the session ends, and offered back to the same person
 * (§session.17). A draft belongs to the form that it was typed into as long as that is open: the same form
 * in another tab has a draft of its own. A step of the registration has one draft for all tabs, under its bare name, and
 * nobody holds it (features/registration/step-draft.ts).
 */
export type Draft<Values> = { key: string; values: Values; savedAt: Date; awaitsSignIn: boolean }

/** @param name of the form, and of what it changes: `enquiry-new`, `enquiry-edit-42` */
export const newDraftKey = (name: string): string =>
  `${name}@${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`

const keysOf = (name: string) => keptNames().filter((key) => key === name || key.startsWith(`${name}@`))

/**
 * The newest that this person has left behind.
 * @param check of the values, as this version of the app has them; what does not pass is removed
 * @param options.ofVisitors finds what was typed before the sign-in, too
 */
export function findDraft<const Check extends v.GenericSchema>(
  name: string,
  check: Check,
  { ofVisitors = false } = {},
): Draft<v.InferOutput<Check>> | undefined {
  const isTheirs = ({ user }: KeptDraft) => user === readStored('userId') || (ofVisitors && user === undefined)
  const found = keysOf(name).flatMap((key) => {
    const kept = readKept(key)
    if (kept && (kept.open || !isTheirs(kept))) return []
    const values = v.safeParse(check, kept?.values)
    if (kept && values.success)
      return [{ key, values: values.output, savedAt: new Date(kept.savedAt), awaitsSignIn: !!kept.awaitsSignIn }]
    dropDraft(key)
    return []
  })
  return found.sort((one, other) => Number(other.savedAt) - Number(one.savedAt))[0]
}

/**
 * @param values JSON only: a file can't be kept here
 * @param about what differs from a form's that is being typed into
 */
export const keepDraft = (
  key: string,
  values: unknown,
  about: Omit<Partial<KeptDraft>, 'user' | 'values'> = {},
): void => write(key, { savedAt: Date.now(), open: true, ...about, user: readStored('userId'), values })

export const dropDraft = (key: string): void => write(key, undefined)

function write(name: string, draft: KeptDraft | undefined): void {
  const text = draft && JSON.stringify(draft)
  copyDraft(draftKey(name), text)
  writeKept(draftKey(name), text)
}

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
  const kept = readKept(key)
  if (kept) write(key, { ...kept, open })
}

/** Frees what a page had that went without a word: killed, crashed, taken by the system. Then `findDraft` finds it. */
export async function freeLostDrafts(name: string): Promise<void> {
  await draftsRecovered()
  for (const key of keysOf(name)) {
    // oxlint-disable-next-line no-await-in-loop -- there is hardly ever one
    if (readKept(key)?.open && !(await isHeld(lockOf(key)))) mark(key, false)
  }
}
