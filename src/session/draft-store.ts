/** Where the drafts are (drafts.ts): the device's storage, and memory for the visit where that is blocked or full. */
const PREFIX = 'draft_'
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
  copy(key, text)
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (text !== undefined) memory.set(key, text)
  }
}

let copy: (key: string, text: string | undefined) => void = () => undefined
/** With the code of the forms comes a second place (draft-copies.ts). */
export function alsoKeep(write: typeof copy): void {
  copy = write
}

/** On log-out: the next person at this device must not find them. */
export function dropAllDrafts(): void {
  memory.clear()
  void import('./draft-copies.ts').then(
    ({ dropCopies }) => dropCopies(),
    () => undefined, // can't be downloaded now: a copy still belongs to the person that it names
  )
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Blocked: there are none.
  }
}
