import { del, entries, set } from 'idb-keyval'
import * as v from 'valibot'
import { inDatabase } from '../../device/database.ts'

/**
 * Storage of the journal. IndexedDB comes first, because its records survive a kill of the browser. Where it is blocked
 * or never opens (a known fault of WebKit and WebViews), localStorage, which may lose its last seconds. Without either,
 * memory.
 */
const LOCAL = 'payments_journal'

const memory = new Map<string, unknown>()
const journal = inDatabase('payments', 'journal')

const record = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), {})

function readLocal(): Record<string, unknown> {
  try {
    return v.parse(record, localStorage.getItem(LOCAL))
  } catch {
    return {}
  }
}

/** @returns false where storage is blocked or full */
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

/** Stores a value. Resolves when it is stored as safely as this browser allows. */
export async function write(key: string, value: unknown): Promise<void> {
  memory.set(key, value)
  if (await journal((database) => set(key, value, database))) dropLocal(key)
  else if (!writeLocal({ ...readLocal(), [key]: value })) return // stays in memory for this visit
  memory.delete(key)
}

export async function remove(key: string): Promise<void> {
  memory.delete(key)
  dropLocal(key)
  await journal((database) => del(key, database))
}

/** Values in the browser's storage, without those only in memory. */
async function readStores(): Promise<Map<string, unknown>> {
  const stored = await journal((database) => entries<string, unknown>(database))
  return new Map([...(stored?.value ?? []), ...Object.entries(readLocal())])
}

/** All values, unchecked, by key. */
export const readAll = async (): Promise<Map<string, unknown>> => new Map([...(await readStores()), ...memory])

/** Whether an entry outlives this page. It reads the entry back, because full storage may refuse a write. */
export const isStored = async (key: string): Promise<boolean> => (await readStores()).has(key)

const PROBE = 'probe'

/**
 * Whether this browser stores anything: writes and reads back a value the size of an entry. If not, only the open page
 * knows of a payment.
 */
export async function isLasting(): Promise<boolean> {
  await write(PROBE, ' '.repeat(500))
  const isKept = await isStored(PROBE)
  await remove(PROBE)
  return isKept
}
