import { del, entries, set } from 'idb-keyval'
import * as v from 'valibot'
import { inDatabase } from '../../device/database.ts'

/**
 * Where the journal is: in IndexedDB, which keeps a record through a kill of the browser. Where that is blocked, or never opens
 * (a known fault of WebKit and of WebViews), in localStorage, which may lose its last seconds; where there is neither, in memory.
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

/** What this browser has stored, and not only the page that is open. */
async function readStores(): Promise<Map<string, unknown>> {
  const stored = await journal((database) => entries<string, unknown>(database))
  return new Map([...(stored?.value ?? []), ...Object.entries(readLocal())])
}

/** Everything, unchecked, by its key. */
export const readAll = async (): Promise<Map<string, unknown>> => new Map([...(await readStores()), ...memory])

/** Whether an entry outlives this page: it is read back, for a full storage may refuse it. */
export const isStored = async (key: string): Promise<boolean> => (await readStores()).has(key)

const PROBE = 'probe'

/**
 * Whether this browser keeps anything at all: something as long as an entry is written and read back. Where it doesn't, a payment is
 * only known to the page that is open.
 */
export async function isLasting(): Promise<boolean> {
  await write(PROBE, ' '.repeat(500))
  const isKept = await isStored(PROBE)
  await remove(PROBE)
  return isKept
}
