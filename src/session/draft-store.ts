/** Where the drafts are (drafts.ts): the device's storage, and memory for the visit where that is blocked or full. */
const PREFIX = 'draft_'
const memory = new Map<string, string>()

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
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (text !== undefined) memory.set(key, text)
  }
}

/** On log-out: the next person at this device must not find them. */
export function dropAllDrafts(): void {
  memory.clear()
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Blocked: there are none.
  }
}
