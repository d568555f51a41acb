import { normalizeWords } from './normalize-for-search.ts'
import type { Option } from './option.ts'
import { isDevanagari, soundKeys } from './sound-key.ts'

type OptionSearch<T> = ((text: string) => readonly T[]) & { prepare: () => boolean }

type Sound = { key: string; isDevanagari: boolean; isLetter: boolean }
/** `name` and `words` begin and end with a space, so that a search for ` abc` finds beginnings of words. */
type Entry<T> = { option: T; name: string; words: string; sounds: () => Sound[] }

const soundsOf = (text: string): Sound[] =>
  [...new Set(text.split(' '))].flatMap((word) =>
    soundKeys(word).map((key) => ({ key, isDevanagari: isDevanagari(word), isLetter: word.length === 1 })),
  )

function entryOf<T extends Pick<Option, 'name' | 'words'>>(option: T): Entry<T> {
  const [name, words] = [normalizeWords(option.name), normalizeWords(option.words ?? '')]
  let sounds: Sound[] | undefined
  return {
    option,
    name: ` ${name} `,
    words: ` ${words} `,
    sounds: () => (sounds ??= soundsOf(`${name} ${words}`)),
  }
}

/** Rank of an option whose name or words contain the text as it is written, 0 is best; undefined without a match. */
function writtenIn({ name, words }: Entry<unknown>, wanted: string): number | undefined {
  if (name.startsWith(` ${wanted}`)) return 0
  if (name.includes(` ${wanted}`)) return 1
  if (words.includes(` ${wanted} `)) return 2
  return words.includes(` ${wanted}`) ? 3 : undefined
}

/** Rank if each typed word is part of a word, sounds like one, or sounds like the beginning of one; otherwise undefined. */
function heardIn({ name, words, sounds }: Entry<unknown>, typed: string[], typedSounds: Sound[][]): number | undefined {
  if (typed.every((word) => name.includes(word) || words.includes(word))) return 4
  const isHeard = (match: (known: Sound, sound: Sound) => boolean) =>
    typedSounds.every((variants) => variants.some((sound) => sounds().some((known) => match(known, sound))))
  // A sound of one letter matches too many words.
  if (isHeard((known, { key }) => key.length > 1 && known.key === key)) return 5
  const begins = (known: Sound, { key, ...sound }: Sound) =>
    known.key.startsWith(key) && (key.length > 1 || (sound.isLetter && sound.isDevanagari !== known.isDevanagari))
  return isHeard(begins) ? 6 : undefined
}

/** Number of options prepared per step: 10 ms on a slow phone. */
const AHEAD = 50

/**
 * The search over options for every field with suggestions, created once per list. Matches come in this order: names that
 * begin with the text, names with such a word, options with another word that equals the text or begins with it. Without any, options
 * that contain each word of the text, sound like it, or begin to sound like it, in any script and spelling.
 * @returns the matches for a text, best first; all options for an empty text. `prepare` prepares the next options and returns whether
 * there are more; otherwise the first search has to wait for all of them
 */
export function optionSearch<T extends Pick<Option, 'name' | 'words'>>(options: readonly T[]): OptionSearch<T> {
  const entries: Entry<T>[] = []
  let prepared = 0
  function known(count = options.length) {
    while (entries.length < count) entries.push(entryOf(options[entries.length]!))
    return entries
  }
  function prepare() {
    for (const end = Math.min(prepared + AHEAD, options.length); prepared < end; prepared++)
      known(prepared + 1)[prepared]!.sounds()
    return prepared < options.length
  }
  function search(text: string) {
    if (!text.trim()) return options
    const wanted = normalizeWords(text)
    if (!wanted) return []
    const all = known()
    const written = ranked(all, (entry) => writtenIn(entry, wanted))
    const typed = wanted.split(' ')
    // Names that contain the words elsewhere are added behind; names that only sound alike are not.
    if (written.length > 0) {
      const inside = all.filter((entry) => typed.every((word) => entry.name.includes(word)))
      return [...new Set([...written, ...inside.map(({ option }) => option)])]
    }
    const typedSounds = typed.map(soundsOf)
    return ranked(all, (entry) => heardIn(entry, typed, typedSounds))
  }
  return Object.assign(search, { prepare })
}

function ranked<T>(entries: Entry<T>[], rank: (entry: Entry<T>) => number | undefined): T[] {
  return entries
    .flatMap((entry) => {
      const place = rank(entry)
      return place === undefined ? [] : [{ option: entry.option, place }]
    })
    .sort((a, b) => a.place - b.place)
    .map(({ option }) => option)
}
