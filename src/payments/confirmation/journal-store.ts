import { del, entries, set } from 'idb-keyval'
import * as v from 'valibot'
import { inDatabase } from '../../session/database.ts'

/**
 * Where the journal is: in IndexedDB, which keeps a record through a kill of the browser. Where that is blocked, or never opens
 * (a known fault of WebKit and of WebViews), in localStorage, which may lose its last seconds; where there is neither, in memory.
 */
const LOCAL = 'payments_journal'

const memory = new Map<string, unknown>()
const journal = inDatabase('payments', 'journal')

/** As long as an entry. */
const probe = { probe: ' '.repeat(500) }

const record = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), {})

function readLocal(): Record<string, unknown> {
  try {
    return v.parse(record, localStorage.getItem(LOCAL))
  } catch {
    return {}
  }
}

/** @returns whether it is stored: not where storage is blocked or full */
function writeLocal(values: Record<string, unknown>): boolean {
  try {
    if (Object.keys(values).length > 0) localStorage.setItem(LOCAL, JSON.stringify(values))
    else localStorage.removeItem(LOCAL)
    return true
  } catch {
    return false
  }
}

function dropLocal(key: string): void {
  const { [key]: dropped, ...others } = readLocal()
  if (dropped !== undefined) writeLocal(others)
}

/** Resolves when it is as safe as this browser can make it. */
export async function write(key: string, value: unknown): Promise<void> {
  memory.set(key, value)
  if (await journal((database) => set(key, value, database))) dropLocal(key)
  else if (!writeLocal({ ...readLocal(), [key]: value })) return // kept for this visit
  memory.delete(key)
}

export async function remove(key: string): Promise<void> {
  memory.delete(key)
  dropLocal(key)
  await journal((database) => del(key, database))
}

/** Everything, unchecked, by its key. */
export async function readAll(): Promise<Map<string, unknown>> {
  const stored = await journal((database) => entries<string, unknown>(database))
  return new Map([...(stored?.value ?? []), ...Object.entries(readLocal()), ...memory])
}

/** Whether this browser keeps anything at all; where it doesn't, a payment is only known to the page that is open. */
export async function isLasting(): Promise<boolean> {
  if (await journal((database) => entries(database))) return true
  const values = readLocal()
  const fits = writeLocal({ ...values, ...probe })
  if (fits) writeLocal(values)
  return fits
}
