import { normalizeWords, type Option } from './option.ts'

type OptionSearch<T> = ((text: string) => readonly T[]) & { prepare: () => boolean }

type Sound = { key: string; vowel: string; isDevanagari: boolean; isLetter: boolean }
/** `name` and `words` begin and end with a space, so that a search for ` abc` finds beginnings of words. */
type Entry<T> = { option: T; name: string; words: string; sounds: () => Sound[] }

const soundsOf = (text: string): Sound[] =>
  [...new Set(text.split(' '))].flatMap((word) =>
    soundKeys(word).map((key) => ({
      key,
      vowel: firstVowel(word),
      isDevanagari: isDevanagari(word),
      isLetter: word.length === 1,
    })),
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

/** Rank if each typed word is part of a word, sounds like one, or like the beginning of one; else undefined. */
function heardIn({ name, words, sounds }: Entry<unknown>, typed: string[], typedSounds: Sound[][]): number | undefined {
  if (typed.every((word) => name.includes(word) || words.includes(word))) return 4
  const isHeard = (match: (known: Sound, sound: Sound) => boolean) =>
    typedSounds.every((variants) =>
      variants.some((sound) => sounds().some((known) => match(known, sound) && vowelsAgree(known, sound))),
    )
  // A sound of one letter matches too many words.
  if (isHeard((known, { key }) => key.length > 1 && known.key === key)) return 5
  const begins = (known: Sound, { key, ...sound }: Sound) =>
    known.key.startsWith(key) && (key.length > 1 || (sound.isLetter && sound.isDevanagari !== known.isDevanagari))
  return isHeard(begins) ? 6 : undefined
}

/** Number of options prepared per step: 10 ms on a slow phone. */
const AHEAD = 50

/**
 * The search over the options of a field with suggestions, created once per list. First come names that begin with the
 * text, then names with such a word, then options with another word that does. Without any, options that contain or
 * sound like each word, in any script and spelling, or the English ones in the singular.
 * @returns the matches, best first; all options for an empty text. `prepare` prepares the next ones and says whether
 * there are more
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
  function search(text: string): readonly T[] {
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
    // कांद्याचा sounds like the कांद्याची of green onions.
    const heard = OBLIQUE.test(wanted) ? [] : ranked(all, (entry) => heardIn(entry, typed, typedSounds))
    const base = typed.map((word) => withoutCase(singular(word))).join(' ')
    return heard.length > 0 || base === wanted ? heard : search(base)
  }
  return Object.assign(search, { prepare })
}

/** An English word without the ending of the plural: onions, mangoes, berries. */
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/([oh])es$|s$/, '$1')

function ranked<T>(entries: Entry<T>[], rankOf: (entry: Entry<T>) => number | undefined): T[] {
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry)
      return rank === undefined ? [] : [{ option: entry.option, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

/* oxlint-disable lingui/no-unlocalized-strings -- letters, not texts */
/** The endings that Marathi writes onto a word: of, in, for and to. */
const CASE = /(?:च्या|च[ाीे]|मध्ये|साठी|ला|त|ch(?:ya|[aie])|madh?y?e)$/
const OBLIQUE = new RegExp(`(?:्या|ंया|ya)${CASE.source}`)

/** A word without its case: कांदा of कांद्याचा, पुणा of पुण्यात (a nasal is normalized to the dot), गहू of गव्हाचा, तूर of तुरीचा. */
export function withoutCase(word: string): string {
  const stem = word.replace(CASE, '')
  if (stem === word) return word
  const direct = stem.replace(/्या$/, 'ा').replace(/ंया$/, 'णा').replace(/ya$/, 'a')
  if (direct !== stem) return direct
  return stem
    .replace(/व्हा$/, 'हू')
    .replace(/vha$/, 'hu')
    .replace(/ु([क-ह])[ाी]$/, 'ू$1')
}

/**
 * How a word sounds, so that "pyaz", "piyaaj" and "प्याज" match, and "gehu", "gahoo" and "गेहूँ". Devanagari is
 * transcribed first: C stands for च and छ, _ for an inherent "a", which may be spoken or not.
 */
const SOUNDS = new Map(
  Object.entries({
    k: 'कखक़ख़',
    g: 'गघग़',
    n: 'ङञणनऩंँ',
    C: 'चछ',
    j: 'जझज़',
    t: 'टठतथ',
    d: 'डढदध',
    p: 'पफफ़',
    b: 'बभ',
    m: 'म',
    y: 'य',
    r: 'रऱऋृ',
    l: 'लळऴ',
    v: 'व',
    s: 'शषस',
    h: 'ह',
    a: 'अआा',
    e: 'एऐऍॲेैॅ',
    i: 'इईिी',
    o: 'ओऔऑोौॉ',
    u: 'उऊुू',
  }).flatMap(([latin, letters]) => Array.from(letters, (letter) => [letter, latin])),
)

const fromDevanagari = (word: string) =>
  word
    .replaceAll('ज्ञ', 'ग्य')
    .replace(/([क-ह])(?![\u093e-\u094d])/g, '$1_')
    .replace(/[\u0900-\u097f]/g, (letter) => SOUNDS.get(letter) ?? '')

/** Spells a Latin word by its sound, English ones too: the c of carrot, the ck of chickpea, the ph of jamphal. */
const fromLatin = (word: string) =>
  word
    .replace(/[^a-z]/g, '')
    .replace(/c?chh?/g, 'C')
    .replace(/sh/g, 's')
    .replace(/ph|f/g, 'p')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|[cq]/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/z/g, 'j')
    .replace(/w/g, 'v')
    .replace(/([kgjtdb])h/g, '$1') // spelling of aspiration varies
    .replace(/^(?:ee|ii)/, 'i')
    .replace(/^oo/, 'u')

const isDevanagari = (text: string): boolean => /[\u0900-\u097f]/.test(text)

/** The sounds of a word, with vowels. */
function soundsIn(text: string): string {
  const word = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .replace(/[डढ]\u093c/g, 'र') // ड़ of लकड़ी sounds like r; `soundKeys` adds the d
    .replace(/\u093c/g, '')
  return (isDevanagari(word) ? fromDevanagari(word) : fromLatin(word))
    .replace(/([uo])(?=[ae])/g, '$1v') // guar, gavar
    .replace(/i(?=[aou])/g, 'iy') // dhania, dhaniya
    .replace(/(?!^)y(?![aeiou])/g, '') // elaychi, elaichi
    .replace(/m(?=[bp])/g, 'n') // limbu, लिंबू
}

/** The first vowel after the first sound: `i` for i and e, `u` for u and o, '' for a, which may be spoken otherwise. */
const firstVowel = (word: string): string =>
  (/[aeiou_]/.exec(soundsIn(word).slice(1))?.[0] ?? '').replace(/[a_]/, '').replace('e', 'i').replace('o', 'u')

/** Keeps kiwi from being heard as cowpea. */
const vowelsAgree = (one: Sound, other: Sound): boolean =>
  one.vowel === '' || other.vowel === '' || one.vowel === other.vowel

/** The first sound of a word, then its other consonants; '' for a text without letters. */
export function soundKey(text: string): string {
  const sounds = soundsIn(text)
  const first = sounds.charAt(0).replace('e', 'i').replace('o', 'u')
  const consonants =
    first +
    single(sounds)
      .slice(1)
      .replace(/[aeiou_]/g, '')
  return lessIfEnough(lessIfEnough(consonants, /(?!^)n$/), /(?!^)h/g) // gehun, gehu; lahsun, lasun
}

/** Removes sounds that are often left out, unless fewer than two letters would remain. */
function lessIfEnough(key: string, loose: RegExp): string {
  const less = key.replace(loose, '')
  return less.length >= 2 ? less : key
}
const single = (key: string) => key.replace(/(.)\1+/g, '$1')

/** The keys of a word: two if it contains ड़ or ढ़, which people write as r or d (गुड़: gur, gud). */
export const soundKeys = (word: string): string[] => {
  const asD = word.normalize('NFD').replace(/([डढ])\u093c/g, '$1')
  return [...new Set([...new Set([word, asD])].map(soundKey))].filter((key) => key !== '')
}
