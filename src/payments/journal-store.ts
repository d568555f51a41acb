import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import * as v from 'valibot'

/**
 * Where the journal is: in IndexedDB, which keeps a record through a kill of the browser. Where that is blocked, or never opens
 * (a known fault of WebKit and of WebViews), in localStorage, which may lose its last seconds; where there is neither, in memory.
 */
const LIMIT = 2_000
const LOCAL = 'payments_journal'

const memory = new Map<string, unknown>()
let opened: UseStore | undefined
let isStuck = false

/** Undefined when the database can't be had: at once where it is blocked, after 2 s where it hangs, and from then on at once. */
async function inDatabase<T>(run: (database: UseStore) => Promise<T>): Promise<{ value: T } | undefined> {
  if (isStuck) return undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      isStuck = true
      resolve(undefined)
    }, LIMIT)
  })
  try {
    // Where cookies are blocked even opening it throws, and at once.
    const work = run((opened ??= createStore('payments', 'journal'))).then((value) => {
      isStuck = false
      return { value }
    })
    return await Promise.race([work, late])
  } catch {
    opened = undefined // it may open the next time
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

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
  if (await inDatabase((database) => set(key, value, database))) dropLocal(key)
  else if (!writeLocal({ ...readLocal(), [key]: value })) return // kept for this visit
  memory.delete(key)
}

export async function remove(key: string): Promise<void> {
  memory.delete(key)
  dropLocal(key)
  await inDatabase((database) => del(key, database))
}

/** Everything, unchecked, by its key. */
export async function readAll(): Promise<Map<string, unknown>> {
  const stored = await inDatabase((database) => entries<string, unknown>(database))
  return new Map([...(stored?.value ?? []), ...Object.entries(readLocal()), ...memory])
}

/** Whether this browser keeps anything at all; where it doesn't, a payment is only known to the page that is open. */
export async function isLasting(): Promise<boolean> {
  if (await inDatabase((database) => entries(database))) return true
  const values = readLocal()
  const fits = writeLocal({ ...values, ...probe })
  if (fits) writeLocal(values)
  return fits
}
