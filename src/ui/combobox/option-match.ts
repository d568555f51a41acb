import { normalizeWords } from './normalize-for-search.ts'
import type { Option } from './option.ts'
import { isDevanagari, soundKeys } from './sound-key.ts'

type OptionSearch<T> = ((text: string) => readonly T[]) & { prepare: () => boolean }

type Sound = { key: string; isDevanagari: boolean; isLetter: boolean }
/** Spaces around `name` and `words` show where a word begins and ends. */
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

/** Where the text is written so, from best to worst; undefined where it isn't. */
function writtenIn({ name, words }: Entry<unknown>, wanted: string): number | undefined {
  if (name.startsWith(` ${wanted}`)) return 0
  if (name.includes(` ${wanted}`)) return 1
  if (words.includes(` ${wanted} `)) return 2
  return words.includes(` ${wanted}`) ? 3 : undefined
}

/** Every word of the text is a part of some word, sounds like one, or begins to; undefined where that isn't so. */
function heardIn({ name, words, sounds }: Entry<unknown>, typed: string[], typedSounds: Sound[][]): number | undefined {
  if (typed.every((word) => name.includes(word) || words.includes(word))) return 4
  const isHeard = (match: (known: Sound, sound: Sound) => boolean) =>
    typedSounds.every((variants) => variants.some((sound) => sounds().some((known) => match(known, sound))))
  // A sound of one letter is in too many words.
  if (isHeard((known, { key }) => key.length > 1 && known.key === key)) return 5
  const begins = (known: Sound, { key, ...sound }: Sound) =>
    known.key.startsWith(key) && (key.length > 1 || (sound.isLetter && sound.isDevanagari !== known.isDevanagari))
  return isHeard(begins) ? 6 : undefined
}

/** Options that are made ready at a time: 10 ms of a slow phone. */
const AHEAD = 50

/**
 * The one search over options, made once for a list: for every field and box with suggestions. Found are, in this order: names
 * that begin with the text, names with a word that does, options with another word that is it or begins with it; and when
 * there is none of these, those that have each word of the text inside, that sound like it, that begin to sound like it, so
 * that any script and spelling will do.
 * @returns the options for a text, the best first; all of them for an empty one. `prepare` makes the next of them ready for a
 * search, and says whether there are more: or the first letter has to wait for all of them
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
    // What is written elsewhere in a name still counts beside them; what only sounds so does not.
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
