import * as v from 'valibot'

/**
 * The one place that touches the browser's storage for the session. Each key has a check: garbage reads as absent.
 * Storage that is blocked or full is replaced by memory, so that the app works for the visit.
 */
const keys = {
  /** The bearer token that `verifyOtp` returned. */
  authToken: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,4096}$/)),
} satisfies Record<string, v.GenericSchema<string>>
export type StoredKey = keyof typeof keys

const memory = new Map<StoredKey, string>()

export function readStored(key: StoredKey): string | undefined {
  let value: string | null | undefined = memory.get(key)
  try {
    value ??= localStorage.getItem(key)
  } catch {
    // Blocked: what this visit knows is in memory.
  }
  return value != null && v.is(keys[key], value) ? value : undefined
}

/** @param value undefined removes the key */
export function writeStored(key: StoredKey, value: string | undefined): void {
  memory.delete(key)
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== undefined) memory.set(key, value)
  }
}
