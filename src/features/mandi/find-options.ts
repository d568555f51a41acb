import { fold } from '../../domain/fold.ts'
import { soundKeys } from './sound-key.ts'

/** A crop that can be chosen; `words`: every other way of writing it, in any script. */
export type Option = { id: string; name: string; words: string }

type Index = { option: Option; words: string; keys: string[] }
const indexes = new WeakMap<Option[], Index[]>()

/** Folded once for each list, not with each letter typed. */
function indexOf(options: Option[]): Index[] {
  let index = indexes.get(options)
  if (!index) {
    index = options.map((option) => {
      const words = fold(`${option.name} ${option.words}`)
      return { option, words: ` ${words}`, keys: [...new Set(words.split(' ').flatMap(soundKeys))] }
    })
    indexes.set(options, index)
  }
  return index
}

/** A sound of one letter is in too many words. */
const SHORTEST_SOUND = 2

/**
 * The options that a text means, the best first: the name begins with it, a word of it does, it is inside one, a word
 * sounds like it, a word begins to sound like it. Where something is written that way, what only sounds so is left out.
 */
export function findOptions(options: Option[], text: string, most: number): Option[] {
  const wanted = fold(text)
  if (!wanted) return []
  const typed = wanted.split(' ')
  const sounds = typed.map(soundKeys)
  const rank = ({ option, words, keys }: Index) => {
    if (fold(option.name).startsWith(wanted)) return 0
    if (words.includes(` ${wanted}`)) return 1
    if (typed.every((word) => words.includes(word))) return 2
    const heard = (match: (key: string, sound: string) => boolean) =>
      sounds.every((variants) =>
        variants.some((sound) => sound.length >= SHORTEST_SOUND && keys.some((key) => match(key, sound))),
      )
    if (heard((key, sound) => key === sound)) return 3
    return heard((key, sound) => key.startsWith(sound)) ? 4 : undefined
  }
  const found = indexOf(options).flatMap((entry) => {
    const place = rank(entry)
    return place === undefined ? [] : [{ option: entry.option, place }]
  })
  const written = found.some(({ place }) => place <= 1)
  return found
    .filter(({ place }) => !written || place <= 2)
    .sort((a, b) => a.place - b.place)
    .slice(0, most)
    .map(({ option }) => option)
}
