/** Before the name of a draft in localStorage. */
export const PREFIX = 'draft_'

/** On log-out: the next person at this device must not find them. */
export function dropAllDrafts(): void {
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
