/**
 * Caches what `make` returns for each key. On a slow phone, creating the first Intl format takes 100 ms, and a new one
 * for every card of a list takes as long again.
 */
export function madeOnce<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const all = new Map<Key, Made>()
  return (key) => {
    const made = all.get(key) ?? make(key)
    all.set(key, made)
    return made
  }
}
