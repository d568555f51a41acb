import * as v from 'valibot'
import { isHeld, withLock } from '../../device/device.ts'
import { local } from '../../device/storage.ts'
import { openSession } from '../../session/session.ts'
import { atMoment, BUSINESS_TYPES, readStored, type BusinessType } from '../../session/storage.ts'

/** Name of the draft of step 1 (§registration.27). */
export const PERSONAL_DRAFT = 'registration_personal_info'
export const draftOf = <Type extends BusinessType>(type: Type) => `registration_${type}_info` as const
export type StepDraftName = typeof PERSONAL_DRAFT | `registration_${BusinessType}_info`

/** Texts and ticks by the names of their fields. Files can't be kept. */
export type DraftValues = Record<string, string | boolean>
type Draft = { key: string; values: DraftValues; savedAt: Date; awaitsSignIn: boolean }

export const draftValues = (values: Record<string, unknown>): DraftValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'boolean' ? [[name, value]] : [],
    ),
  )

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    user: v.optional(v.pipe(v.number(), v.safeInteger())),
    /** Time of the last change (ms since 1970). */
    savedAt: atMoment,
    /** Whether a form in some tab uses the draft now. */
    open: v.optional(v.boolean()),
    /** Whether there was no session when the draft was written, or there is none any more. */
    awaitsSignIn: v.optional(v.boolean()),
    values: v.pipe(v.record(v.string(), v.unknown()), v.transform(draftValues)),
  }),
)
type StoredDraft = v.InferOutput<typeof stored>

const PREFIX = 'draft_'
const REGISTRATION = 'registration_'
/** The names of the registration's drafts are keys by themselves (§session.3). */
const storageKey = (name: string) => (name.startsWith(REGISTRATION) ? name : PREFIX + name)
const nameOf = (key: string) =>
  key.startsWith(PREFIX) ? key.slice(PREFIX.length) : key.startsWith(REGISTRATION) ? key : undefined

const namesOf = (form: string): string[] =>
  local
    .keys()
    .flatMap((key) => nameOf(key) ?? [])
    .filter((name) => name === form || name.startsWith(`${form}@`))

export function readDraft(name: string): StoredDraft | undefined {
  const { success, output } = v.safeParse(stored, local.get(storageKey(name)))
  return success ? output : undefined
}

/** @returns whether the change is stored and survives a reload */
const writeDraft = (name: string, draft: StoredDraft | undefined): boolean =>
  local.set(storageKey(name), draft && JSON.stringify(draft))

/** Each form gets a new key, so that two tabs with the same form have a draft each. */
export const newDraftKey = (form: string): string =>
  `${form}@${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`

/** Finds the newest draft that no open form uses, and removes invalid ones. `ofVisitors` adds those before sign-in. */
export function findDraft(form: string, { ofVisitors = false } = {}): Draft | undefined {
  const isTheirs = ({ user }: StoredDraft) => user === readStored('userId') || (ofVisitors && user === undefined)
  const found = namesOf(form).flatMap((key) => {
    const draft = readDraft(key)
    if (draft && (draft.open || !isTheirs(draft))) return []
    if (draft && Object.keys(draft.values).length > 0)
      return [{ key, values: draft.values, savedAt: new Date(draft.savedAt), awaitsSignIn: !!draft.awaitsSignIn }]
    dropDraft(key)
    return []
  })
  return found.sort((one, other) => Number(other.savedAt) - Number(one.savedAt))[0]
}

/** The draft of a step of the registration, typed by this person or before the sign-in (§registration.27). */
export const readStepDraft = (name: StepDraftName): Draft | undefined => findDraft(name, { ofVisitors: true })

export function dropStepDrafts({ except }: { except?: StepDraftName } = {}): void {
  if (openSession().isOver()) return
  for (const name of [PERSONAL_DRAFT, ...BUSINESS_TYPES.map(draftOf)]) if (name !== except) dropDraft(name)
}

/** @returns whether the draft survives a reload */
export const saveDraft = (
  key: string,
  values: DraftValues,
  { open = true, awaitsSignIn = false }: Pick<StoredDraft, 'open' | 'awaitsSignIn'> = {},
): boolean => writeDraft(key, { user: readStored('userId'), savedAt: Date.now(), open, awaitsSignIn, values })

export const dropDraft = (key: string): void => void writeDraft(key, undefined)

/** Drops every tab's draft of a form. */
export const dropDraftsOf = (form: string): void => namesOf(form).forEach(dropDraft)

export function markDraft(key: string, marks: Omit<StoredDraft, 'values' | 'savedAt'>): void {
  const draft = readDraft(key)
  if (draft) writeDraft(key, { ...draft, ...marks })
}

/** Keeps a draft for one form, so that no other tab takes it. @returns a function that leaves it to the next form */
export function holdDraft(key: string): () => void {
  let release = hold(key)
  const onPageHide = () => release()
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) release = hold(key)
  }
  addEventListener('pagehide', onPageHide)
  addEventListener('pageshow', onPageShow)
  return () => {
    removeEventListener('pagehide', onPageHide)
    removeEventListener('pageshow', onPageShow)
    release()
  }
}

/** Locks and marks a draft. The lock ends with the page, also in a crash; the mark tells other tabs at once. */
function hold(key: string): () => void {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  void withLock(lockOf(key), () => held)
  markDraft(key, { open: true })
  return () => {
    release()
    markDraft(key, { open: false })
  }
}

const lockOf = (key: string) => `draft_${key}`

/** Frees drafts of pages that crashed or were killed, so that they can be found again. */
export async function freeLostDrafts(form: string): Promise<void> {
  for (const key of namesOf(form)) {
    // oxlint-disable-next-line no-await-in-loop -- there is hardly ever one
    if (readDraft(key)?.open && !(await isHeld(lockOf(key)))) markDraft(key, { open: false })
  }
}
