import { clear, entries, promisifyRequest } from 'idb-keyval'
import * as v from 'valibot'
import { inDatabase } from './database.ts'
import { PREFIX } from './draft-store.ts'

/** Where localStorage is blocked or full, a draft lasts for the visit. */
const memory = new Map<string, string>()

/** Of all drafts, whoever's they are. */
export function rawKeys(): string[] {
  const keys = new Set(memory.keys())
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) keys.add(key)
  } catch {
    // Blocked: there is only memory.
  }
  return [...keys].map((key) => key.slice(PREFIX.length))
}

export function readRaw(name: string): string | null {
  const key = PREFIX + name
  try {
    return memory.get(key) ?? localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

export function writeRaw(name: string, text: string | undefined): void {
  const key = PREFIX + name
  memory.delete(key)
  copyDraft(key, text)
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (text !== undefined) memory.set(key, text)
  }
}

/**
 * A copy of every draft, the registration's too, in IndexedDB, under its key of localStorage: Chrome writes localStorage to the
 * disk up to five seconds late, and a browser that is killed loses what waits.
 */
const database = inDatabase('drafts', 'drafts')
/** So many ms later, so that quick keys are written together. */
const SOON = 100

const changed = new Map<string, string | undefined>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Dropped, and not known to be gone from the database yet: a reload at once must not bring it back. */
const DROPPED = 'drafts_dropped'
const ALL = '*'
const keys = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), [])

function dropped(change?: (before: string[]) => string[]): string[] {
  try {
    const before = v.parse(keys, sessionStorage.getItem(DROPPED))
    const now = change?.(before) ?? before
    if (now.length > 0) sessionStorage.setItem(DROPPED, JSON.stringify(now))
    else sessionStorage.removeItem(DROPPED)
    return now
  } catch {
    return []
  }
}

/** @param text undefined when the draft is dropped */
export function copyDraft(key: string, text: string | undefined): void {
  changed.set(key, text)
  if (text === undefined) dropped((before) => [...before, key])
  if (text === undefined || document.visibilityState === 'hidden') void write()
  else timer ??= setTimeout(() => void write(), SOON)
}

async function write(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const rows = [...changed]
  changed.clear()
  const done = await database((store) =>
    store('readwrite', (drafts) => {
      for (const [key, text] of rows)
        if (text === undefined) drafts.delete(key)
        else drafts.put(text, key)
      return promisifyRequest(drafts.transaction)
    }),
  )
  if (!done) return
  const gone = new Set(rows.flatMap(([key, text]) => (text === undefined ? [key] : [])))
  dropped((before) => before.filter((key) => !gone.has(key)))
}

export async function dropCopies(): Promise<void> {
  memory.clear()
  changed.clear()
  dropped(() => [ALL])
  if (await database((store) => clear(store))) dropped((before) => before.filter((key) => key !== ALL))
}

let recovery: Promise<void> | undefined
/** Resolves when what localStorage had lost by the start of this page is back in it. */
export const draftsRecovered = (): Promise<void> => (recovery ??= recover())

async function recover(): Promise<void> {
  const copies = await database((store) => entries<string, string>(store))
  const unwanted = dropped()
  if (unwanted.includes(ALL)) return dropCopies()
  for (const [key, text] of copies?.value ?? [])
    try {
      if (unwanted.includes(key)) copyDraft(key, undefined)
      else if (momentOf(text) > momentOf(localStorage.getItem(key))) localStorage.setItem(key, text)
    } catch {
      // Blocked or full: the copy stays for a better day.
    }
}

const dated = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ savedAt: v.optional(v.number()), typed_at: v.optional(v.number()) }),
)
/** When a draft was written (drafts.ts; `typed_at` in the registration's), ms since 1970. */
function momentOf(text: string | null): number {
  const { success, output } = v.safeParse(dated, text)
  return (success ? (output.savedAt ?? output.typed_at) : undefined) ?? 0
}
