import { wordsIn } from '../message-shape.ts'
import type { TextRule } from './rule.ts'

const unicode: TextRule = {
  name: 'unicode',
  severity: 'error',
  fix: 'Save the file in Unicode NFC (most translation editors do), or type the word again.',
  *check({ entry: { translation } }) {
    if (translation !== translation.normalize('NFC')) yield 'it is not in Unicode normal form NFC: search would miss it'
  },
}

const space: TextRule = {
  name: 'space',
  severity: 'error',
  fix: 'Begin and end as the English does, without a space of your own; one space between words.',
  *check({ entry: { source, translation } }) {
    const edges = (text: string) => [/^\s*/, /\s*$/].map((edge) => edge.exec(text)?.[0])
    if (edges(source).join('|') !== edges(translation).join('|'))
      yield 'the space at its beginning or end is not that of the English'
    if (/\S {2,}\S/.test(translation) && !/\S {2,}\S/.test(source)) yield 'it has two spaces in a row'
  },
}

/** Zero-width and direction marks. The two joiners are valid only between Devanagari letters. */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class -- these are the characters looked for
  /[\u0000-\u0008\u000B-\u001F\u007F\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|(?<!\p{Script=Devanagari})[\u200C\u200D]|[\u200C\u200D](?!\p{Script=Devanagari})/u

const invisible: TextRule = {
  name: 'invisible',
  severity: 'error',
  fix: 'Type the words around it again: text copied from a web page or a document often has such characters.',
  *check({ entry: { translation } }) {
    const found = INVISIBLE.exec(translation)?.[0]
    if (found)
      yield `it has an invisible character, U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  },
}

const digits: TextRule = {
  name: 'digits',
  severity: 'error',
  fix: 'Write 0-9 in every language, as the prices and phone numbers beside it.',
  *check(pair) {
    const found = wordsIn(pair.translation).match(/(?![0-9])\p{Nd}/gu)
    if (found) yield `it has the digits ${[...new Set(found)].join(' ')}`
  },
}

const visarga: TextRule = {
  name: 'visarga',
  severity: 'error',
  fix: 'Type the letter visarga (ः), not a colon; after a real colon put a space.',
  *check(pair) {
    const found = /\p{Script=Devanagari}+:\p{Script=Devanagari}+/u.exec(wordsIn(pair.translation))?.[0]
    if (found) yield `there is a colon inside ${found}`
  },
}

const danda: TextRule = {
  name: 'danda',
  severity: 'error',
  fix: 'End a Hindi sentence with a danda ।, a Marathi one with a full stop, and neither with a bar |.',
  *check(pair) {
    if (/\p{Script=Devanagari}\s*\|/u.test(wordsIn(pair.translation))) yield 'it has a bar | instead of a danda'
    if (pair.locale === 'mr' && wordsIn(pair.translation).includes('।')) yield 'Marathi has no danda'
    if (
      pair.locale === 'hi' &&
      /(?<!\.)\.$/.test(pair.entry.source) &&
      /\p{Script=Devanagari}\.$/u.test(wordsIn(pair.translation).trim())
    )
      yield 'it ends with a full stop'
  },
}

export const CHARACTER_RULES = [unicode, space, invisible, digits, visarga, danda]
