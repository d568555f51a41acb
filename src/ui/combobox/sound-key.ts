/**
 * How a word sounds, so that "pyaz", "piyaaj" and "प्याज" match, and "gehu", "gahoo" and "गेहूँ". Devanagari is first transcribed
 * to Latin letters: C stands for च and छ, _ for a consonant's inherent "a", which may be spoken or not. Then both follow the same
 * rules.
 */

/* oxlint-disable lingui/no-unlocalized-strings -- letters, not texts */
const CONSONANTS: Record<string, string> = Object.fromEntries(
  Object.entries({
    k: 'कखक़ख़',
    g: 'गघग़',
    n: 'ङञणनऩ',
    C: 'चछ',
    j: 'जझज़',
    t: 'टठतथ',
    d: 'डढदध',
    p: 'पफफ़',
    b: 'बभ',
    m: 'म',
    y: 'य',
    r: 'रऱ',
    l: 'लळऴ',
    v: 'व',
    s: 'शषस',
    h: 'ह',
  }).flatMap(([latin, letters]) => Array.from(letters, (letter) => [letter, latin])),
)
const VOWELS: Record<string, string> = Object.fromEntries(
  Object.entries({ a: 'अआा', e: 'एऐऍॲेैॅ', i: 'इईिी', o: 'ओऔऑोौॉ', u: 'उऊुू', r: 'ऋृ' }).flatMap(([latin, letters]) =>
    Array.from(letters, (letter) => [letter, latin]),
  ),
)
const NASALS = { 'ं': 'n', 'ँ': 'n' }
const SOUNDS: Record<string, string> = { ...CONSONANTS, ...VOWELS, ...NASALS }

const fromDevanagari = (word: string) =>
  word
    .replaceAll('ज्ञ', 'ग्य')
    .replace(/([क-ह])(?![\u093e-\u094d])/g, '$1_')
    .replace(/[\u0900-\u097f]/g, (letter) => SOUNDS[letter] ?? '')

/** Also handles English spelling: the c of carrot, the ck of chickpea, the ph of jamphal. */
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

export const isDevanagari = (text: string): boolean => /[\u0900-\u097f]/.test(text)

/** The first sound of a word, then its other consonants; '' for a text without letters. */
export function soundKey(text: string): string {
  const word = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .replace(/[डढ]\u093c/g, 'र') // ड़ of लकड़ी sounds like r; `soundKeys` adds the d
    .replace(/\u093c/g, '')
  const sounds = (isDevanagari(word) ? fromDevanagari(word) : fromLatin(word))
    .replace(/([uo])(?=[ae])/g, '$1v') // guar, gavar
    .replace(/i(?=[aou])/g, 'iy') // dhania, dhaniya
    .replace(/(?!^)y(?![aeiou])/g, '') // elaychi, elaichi
    .replace(/m(?=[bp])/g, 'n') // limbu, लिंबू
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
  return [...new Set([soundKey(word), soundKey(asD)])].filter((key) => key !== '')
}
