/**
 * What is made for a key the first time it is wanted, and kept: the first of the browser’s formats takes a slow phone 100 ms, a new one for
 * each card of a list as long again.
 */
export function madeOnce<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const all = new Map<Key, Made>()
  return (key) => {
    const made = all.get(key) ?? make(key)
    all.set(key, made)
    return made
  }
}
