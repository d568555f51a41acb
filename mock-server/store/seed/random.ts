/** Repeatable randomness for the seed: the same seed word always gives the same sequence (mulberry32). */
export type Random = {
  /** A number in [0, 1). */
  next(): number
  /** An integer from `from` to `to`, both included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** `count` distinct entries (fewer if the list is shorter), in random order. */
  some<T>(list: readonly T[], count: number): T[]
}

export function createRandom(word: string): Random {
  let state = 2166136261
  for (const character of word) state = Math.imul(state ^ character.charCodeAt(0), 16777619)

  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick(list) {
      const entry = list[int(0, list.length - 1)]
      if (entry === undefined) throw new RangeError('Nothing to pick from')
      return entry
    },
    some(list, count) {
      const rest = [...list]
      for (let index = 0; index < Math.min(count, rest.length); index += 1) {
        const other = int(index, rest.length - 1)
        const swapped = rest[index]
        rest[index] = rest[other] as (typeof rest)[number]
        rest[other] = swapped as (typeof rest)[number]
      }
      return rest.slice(0, count)
    },
  }
}
