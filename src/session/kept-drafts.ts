import * as v from 'valibot'
import { draftKey, draftName } from './draft-store.ts'
import { atMoment, type BusinessType } from './storage.ts'

/** Names of the drafts of the registration (§registration.27): of step 1, and of step 2 for each type. */
export const PERSONAL_DRAFT = 'registration_personal_info'
export const draftOf = <Type extends BusinessType>(type: Type) => `registration_${type}_info` as const
export type StepDraftName = typeof PERSONAL_DRAFT | `registration_${BusinessType}_info`

/** A draft as it is stored. */
export type KeptDraft = {
  /** Nobody's is a visitor's. */
  user?: number | undefined
  /** ms since 1970. */
  savedAt: number
  /** A form has it, in whichever tab. */
  open?: boolean | undefined
  /** Nobody was signed in by then, or no longer: it waits for the person to come back from the sign-in. */
  awaitsSignIn?: boolean | undefined
  values?: unknown
}

const envelope = v.object({
  user: v.optional(v.pipe(v.number(), v.safeInteger())),
  savedAt: atMoment,
  open: v.optional(v.boolean()),
  awaitsSignIn: v.optional(v.boolean()),
  values: v.unknown(),
})
/** The registration's, as installed apps may still have one: its values beside who typed them and when. */
const flat = v.pipe(
  v.looseObject({ typed_at: atMoment, typed_by: v.number(), awaits_sign_in: v.boolean() }),
  v.transform(({ typed_at, typed_by, awaits_sign_in, ...values }): KeptDraft => ({
    user: typed_by || undefined,
    savedAt: typed_at,
    awaitsSignIn: awaits_sign_in,
    values,
  })),
)
const check = v.pipe(v.string(), v.parseJson(), v.union([envelope, flat]))

/** @returns undefined for what is no draft */
export function parseKept(text: string | null): KeptDraft | undefined {
  const { success, output } = v.safeParse(check, text)
  return success ? output : undefined
}

/** Where localStorage is blocked or full, a draft lasts for the visit. */
const memory = new Map<string, string>()
export const forgetMemory = (): void => memory.clear()

/** Names of all drafts, no matter whose they are. */
export function keptNames(): string[] {
  const keys = new Set(memory.keys())
  try {
    for (const key of Object.keys(localStorage)) keys.add(key)
  } catch {
    // Blocked: there is only memory.
  }
  return [...keys].flatMap((key) => draftName(key) ?? [])
}

export function readKept(name: string): KeptDraft | undefined {
  const key = draftKey(name)
  const kept = memory.get(key)
  try {
    return parseKept(kept ?? localStorage.getItem(key))
  } catch {
    return parseKept(kept ?? null)
  }
}

/** @param text undefined removes it */
export function writeKept(key: string, text: string | undefined): void {
  memory.delete(key)
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (text !== undefined) memory.set(key, text)
  }
}
