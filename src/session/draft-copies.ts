import { clear, delMany, entries, promisifyRequest } from 'idb-keyval'
import { inDatabase } from './database.ts'
import { ALL, dropped } from './draft-store.ts'
import { forgetMemory, parseKept } from './kept-drafts.ts'

/**
 * A copy of every draft in IndexedDB, under its key of localStorage: Chrome writes localStorage to the
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
    forgetMemory()
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

/** When a draft was written, ms since 1970. */
const momentOf = (text: string | null): number => parseKept(text)?.savedAt ?? 0
