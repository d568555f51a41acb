import { clear, entries, promisifyRequest } from 'idb-keyval'
import * as v from 'valibot'
import { inDatabase } from './database.ts'
import { alsoKeep } from './draft-store.ts'

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
  if (text === undefined || document.visibilityState === 'hidden') void write()
  else timer ??= setTimeout(() => void write(), SOON)
}
alsoKeep(copyDraft)

async function write(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const rows = [...changed]
  changed.clear()
  await database((store) =>
    store('readwrite', (drafts) => {
      for (const [key, text] of rows)
        if (text === undefined) drafts.delete(key)
        else drafts.put(text, key)
      return promisifyRequest(drafts.transaction)
    }),
  )
}

export async function dropCopies(): Promise<void> {
  changed.clear()
  await database((store) => clear(store))
}

let recovery: Promise<void> | undefined
/** Resolves when what localStorage had lost by the start of this page is back in it. */
export const draftsRecovered = (): Promise<void> => (recovery ??= recover())

async function recover(): Promise<void> {
  const copies = await database((store) => entries<string, string>(store))
  for (const [key, text] of copies?.value ?? [])
    try {
      if (momentOf(text) > momentOf(localStorage.getItem(key))) localStorage.setItem(key, text)
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
