import { fold } from './fold.ts'

/** An entry of a searchable list. */
export type Option = {
  id: string
  name: string
  /** Other names that find it, separated by spaces or commas: in other scripts, older, in everyday speech. */
  words?: string
}

const DEVANAGARI = /[\u0900-\u097f]/

/* oxlint-disable lingui/no-unlocalized-strings -- single letters, not texts */
/** Letters of Devanagari as they are heard; a breath (ख beside क) is often not written in Latin letters. */
const HEARD = new Map(
  Object.entries({
    k: 'कख',
    g: 'गघ',
    n: 'ङञणनंँ',
    c: 'चछ',
    j: 'जझ',
    t: 'टठतथ',
    d: 'डढदध',
    p: 'पफ',
    b: 'बभ',
    m: 'म',
    y: 'य',
    r: 'रऱऋृ',
    l: 'लळ',
    v: 'व',
    s: 'शषस',
    h: 'ह',
    a: 'अआइईउऊएऐओऔऑॲऍ',
  }).flatMap(([heard, letters]) => Array.from(letters, (letter) => [letter, heard] as const)),
)

/* oxlint-enable lingui/no-unlocalized-strings */

/**
 * One key for a word in Devanagari or in Latin letters, so that "pyaz", "pyaaj" and "प्याज" meet. Only the first vowel
 * counts; nasals, h and y are heard and spelt loosely.
 */
export function soundKey(word: string): string {
  const folded = fold(word)
  const heard = DEVANAGARI.test(folded)
    ? Array.from(folded, (letter) => HEARD.get(letter) ?? '').join('')
    : folded
        .replace(/[^a-z]/g, '')
        .replace(/chh?/g, 'c')
        .replace(/sh/g, 's')
        .replace(/([kgjtdpb])h/g, '$1')
        .replace(/f/g, 'p')
        .replace(/w/g, 'v')
        .replace(/z/g, 'j')
        .replace(/q/g, 'k')
        .replace(/x/g, 'ks')
        .replace(/m(?=[bp])/g, 'n') // संभाजी, sambhaji
  const consonants = heard.slice(1).replace(/[aeiou]/g, '')
  return (heard.slice(0, 1).replace(/[eiou]/, 'a') + consonants)
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.)[nhy](?=$|[^aeiou])/g, '')
}

type Entry<T> = { option: T; name: string; words: string[]; sounds: { key: string; devanagari: boolean }[] }

/**
 * A search over options, made once for a list. Found are, in this order: names that begin with the text, names with a word
 * that does, names that contain it, options with another word that begins with it; and when there is none of these, those
 * that sound like it, so that Hindi and Marathi names can be typed in Latin letters.
 * @returns the options for a text, all of them for an empty one
 */
export function optionSearch<T extends Option>(options: readonly T[]): (text: string) => readonly T[] {
  let entries: Entry<T>[] | undefined
  const build = () =>
    options.map((option) => {
      const name = fold(option.name)
      const words = fold(option.words ?? '').split(/[\s,]+/)
      const sounds = [...name.split(/[\s,()-]+/), ...words]
        .filter(Boolean)
        .map((word) => ({ key: soundKey(word), devanagari: DEVANAGARI.test(word) }))
      return { option, name, words, sounds }
    })
  return (text) => {
    const wanted = fold(text)
    if (!wanted) return options
    entries ??= build()
    const ranked = entries
      .map((entry) => ({ option: entry.option, rank: rank(entry, wanted) }))
      .filter((found) => found.rank < 4)
    if (ranked.length) return ranked.sort((a, b) => a.rank - b.rank).map(({ option }) => option)
    const key = soundKey(wanted)
    const devanagari = DEVANAGARI.test(wanted)
    if (!key) return []
    return entries
      .filter(({ sounds }) =>
        sounds.some(
          (sound) =>
            sound.key === key ||
            // In the same script a key of one letter would bring half the list.
            ((key.length > 1 || sound.devanagari !== devanagari) && sound.key.startsWith(key)),
        ),
      )
      .map(({ option }) => option)
  }
}

function rank({ name, words }: Entry<Option>, wanted: string): number {
  const at = name.indexOf(wanted)
  if (at === 0) return 0
  if (at > 0) return /[\s,(-]/.test(name[at - 1] ?? '') ? 1 : 2
  return words.some((word) => word.startsWith(wanted)) ? 3 : 4
}

/** The option that a text names in full, however it is written. */
export const optionNamed = <T extends Option>(options: readonly T[], text: string): T | undefined => {
  const wanted = fold(text)
  return options.find(({ name }) => fold(name) === wanted)
}
