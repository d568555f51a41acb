/* oxlint-disable lingui/no-unlocalized-strings -- letters and words that are heard, not texts */
import { toLatinDigits } from '../../i18n/digits.ts'
import { normalizeForSearch } from '../../ui/combobox/normalize-for-search.ts'
import * as words from './number-words.ts'

/** Meaning of a word. */
export type Token =
  | { kind: 'number'; value: number; isDigits?: boolean }
  /** Tens, such as "twenty", which a number up to nine may follow. */
  | { kind: 'tens'; value: number }
  | { kind: 'scale'; value: number }
  /** A fraction that changes the number after it: साढ़े. */
  | { kind: 'about'; value: number }
  /** A number with a fraction as one word: डेढ़. */
  | { kind: 'fraction'; value: number }
  | { kind: 'unit'; unit: words.UnitName }
  | { kind: 'point' | 'metric' | 'and' | 'a' | 'half' | 'quarter' | 'of' | 'around' | 'other' }

/**
 * Maps all spellings of a word to one form. It ignores nasals, doubled letters, vowel length, and letters that Hindi
 * and Marathi write differently (अट्ठाईस, अठ्ठाइस; चालीस, चाळीस). No two numbers get the same form
 * (tests/domain/voice).
 */
const fold = (word: string): string =>
  normalizeForSearch(word)
    .replace(/[ंः्]/g, '')
    .replace(/ट(?=ठ)/g, '')
    .replace(/षठ/g, 'षट')
    .replaceAll('ण', 'न')
    .replaceAll('ळ', 'ल')
    .replace(/[ईी]/g, (i) => (i === 'ई' ? 'इ' : 'ि'))
    .replace(/[ऊू]/g, (u) => (u === 'ऊ' ? 'उ' : 'ु'))
    .replace(/(\p{L})\1/gu, '$1')

const lexicon = new Map<string, Token>()
/** All known words with all their meanings, for tests: a word with two meanings is an error in the tables. */
export const meanings = new Map<string, Set<string>>()

function know(spellings: string, token: Token) {
  for (const word of spellings.split(' ').map(fold)) {
    lexicon.set(word, token)
    meanings.set(word, (meanings.get(word) ?? new Set()).add(JSON.stringify(token)))
  }
}
const rows = (table: string) => table.trim().split(/[|\n]/)
for (const table of [words.HINDI, words.MARATHI, words.ENGLISH])
  rows(table).forEach((spellings, value) => know(spellings, { kind: 'number', value }))
rows(words.ENGLISH_TENS).forEach((word, place) => know(word, { kind: 'tens', value: 10 * (place + 2) }))
know(words.HUNDRED_ALONE, { kind: 'number', value: 100 })
for (const [value, spellings] of Object.entries(words.SCALES)) know(spellings, { kind: 'scale', value: Number(value) })
for (const [value, spellings] of Object.entries(words.ABOUT)) know(spellings, { kind: 'about', value: Number(value) })
for (const [value, spellings] of Object.entries(words.FRACTIONS))
  know(spellings, { kind: 'fraction', value: Number(value) })
for (const [unit, spellings] of Object.entries(words.UNIT_WORDS))
  know(spellings, { kind: 'unit', unit: unit as words.UnitName })
know(words.POINT, { kind: 'point' })
know(words.METRIC, { kind: 'metric' })
know(words.AROUND.trim().replace(/\s+/g, ' '), { kind: 'around' })
know('and', { kind: 'and' })
know('a an', { kind: 'a' })
know('half', { kind: 'half' })
know('quarter quarters', { kind: 'quarter' })
know('of', { kind: 'of' })

const JOINED = words.JOINED.map(fold)
const REFUSED = new Set(words.REFUSED.split(' ').map(fold))

/** Tokens of a word, or of the parts of a Marathi compound: साडेतीनशे. Undefined for an unknown word. */
function meaningOf(word: string): Token[] | undefined {
  const known = lexicon.get(word)
  if (known) return [known]
  if (word.endsWith('शे')) {
    const counted = meaningOf(word.slice(0, -2))
    return counted && [...counted, { kind: 'scale', value: 100 }]
  }
  const prefix = JOINED.find((each) => word.startsWith(each))
  if (!prefix) return undefined
  const rest = meaningOf(word.slice(prefix.length))
  return rest && [lexicon.get(prefix)!, ...rest]
}

/** Matches 1,250 and 1,25,000; not 12,5. */
const DIGITS = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/

/**
 * Tokens of a text; undefined if a word is unknown. After a unit, unknown words may follow, such as the crop: पचास किलो
 * प्याज. No number may be among them.
 */
export function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = []
  const found = toLatinDigits(text)
    .replace(/[।!?]|[.,](?!\d)/g, ' ')
    .replace(/([\p{L}\p{M}])-(?=\p{L})/gu, '$1 ')
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .split(/\s+/)
    .filter(Boolean)
  for (const word of found) {
    const meant: Token[] | undefined = DIGITS.test(word)
      ? [{ kind: 'number', value: Number(word.replaceAll(',', '')), isDigits: true }]
      : meaningOf(fold(word))
    if (meant) tokens.push(...meant)
    else if (tokens.some(({ kind }) => kind === 'unit') && !REFUSED.has(fold(word))) tokens.push({ kind: 'other' })
    else return undefined
  }
  const other = tokens.findIndex(({ kind }) => kind === 'other')
  if (other === -1) return tokens
  const isClear = tokens.slice(other).every(({ kind }) => kind === 'other' || kind === 'around')
  return isClear ? tokens.slice(0, tokens[other - 1]?.kind === 'of' ? other - 1 : other) : undefined
}
