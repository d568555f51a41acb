import { clear, delMany, entries, promisifyRequest } from 'idb-keyval'
import * as v from 'valibot'
import { inDatabase } from './database.ts'
import { ALL, dropped, PREFIX } from './draft-store.ts'

/** Where localStorage is blocked or full, a draft lasts for the visit. */
const memory = new Map<string, string>()

/** Of all drafts, no matter whose they are. */
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

/** @param text undefined when the draft is dropped */
export function copyDraft(key: string, text: string | undefined): void {
  changed.set(key, text)
  dropped((before) => {
    const others = before.filter((one) => one !== key)
    return text === undefined ? [...others, key] : others
  })
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

/** What is marked as dropped goes from the database too. */
export async function dropCopies(unwanted = dropped()): Promise<void> {
  const all = unwanted.includes(ALL)
  if (all) {
    memory.clear()
    changed.clear()
  }
  const done = await database((store) => (all ? clear(store) : delMany(unwanted, store)))
  if (done) dropped((before) => before.filter((key) => !unwanted.includes(key)))
}

let recovery: Promise<void> | undefined
/** Resolves when what localStorage had lost by the start of this page is back in it. */
export const draftsRecovered = (): Promise<void> => (recovery ??= recover())

async function recover(): Promise<void> {
  await dropCopies()
  const unwanted = dropped()
  if (unwanted.includes(ALL)) return
  const copies = await database((store) => entries<string, string>(store))
  for (const [key, text] of copies?.value ?? [])
    try {
      if (!unwanted.includes(key) && momentOf(text) > momentOf(localStorage.getItem(key)))
        localStorage.setItem(key, text)
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
