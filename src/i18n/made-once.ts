/**
 * Caches what `make` returns for each key. On a slow phone, the first Intl format takes 100 ms to create. A new one for
 * every card of a list would take as long again.
 */
export function madeOnce<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const all = new Map<Key, Made>()
  return (key) => {
    const made = all.get(key) ?? make(key)
    all.set(key, made)
    return made
  }
}
