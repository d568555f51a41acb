import { TAG, wordsOf, type Shape } from '../message-shape.ts'
import type { TextRule } from './rule.ts'

/** Latin words that Hindi and Marathi readers know as they are. */
const KNOWN = new Set(
  'GST GSTIN PAN OTP FPO PDF JPG JPEG PNG GIF CSV MB KB URL SMS API FAQ QR APMC eNAM UPI IFSC kg km AM PM iOS Android Razorpay WhatsApp JavaScript Google Play App Store Agmarknet ABCDE1234F Alt Enter Delete'.split(
    ' ',
  ),
)

const words = (shape: Shape) => shape.variants.map(({ text }) => wordsOf(text)).join(' ')
const strangers = (text: string) => [...new Set(text.match(/[A-Za-z][A-Za-z0-9]+/g))].filter((word) => !KNOWN.has(word))
const DEVANAGARI = /\p{Script=Devanagari}/u

/** Languages that are written in Devanagari; the two rules on letters are theirs. */
const inDevanagari = (locale: string) => ['hi', 'mr'].includes(locale)

export const untranslated: TextRule = {
  name: 'untranslated',
  severity: 'error',
  fix: 'Translate it.',
  *check({ locale, source, translation }) {
    const own = words(translation)
    if (inDevanagari(locale) && strangers(words(source)).length && strangers(own).length && !DEVANAGARI.test(own))
      yield 'it has no Devanagari letter'
  },
}

export const latin: TextRule = {
  name: 'latin',
  severity: 'warning',
  fix: 'Use the word of the glossary, or ask for it to be added to the known words (scripts/catalogs/rules/language.ts).',
  *check({ locale, translation }) {
    const found = strangers(words(translation))
    if (inDevanagari(locale) && found.length && DEVANAGARI.test(words(translation)))
      yield `it has Latin words: ${found.join(', ')}`
  },
}

/** How a text ends, with the marks that mean the same made one. */
const ending = (text: string) =>
  (/(?:\.\.\.|[.।:?!…,;])(?=\s*$)/u.exec(text.replace(TAG, ''))?.[0] ?? 'nothing').replace('।', '.').replace('...', '…')

export const sentence: TextRule = {
  name: 'ending',
  severity: 'warning',
  fix: 'End as the English does: a sentence with its mark, a label or a button without.',
  *check({ source, translation }) {
    const wanted = new Set(source.variants.map(({ text }) => ending(text)))
    const found = new Set(translation.variants.map(({ text }) => ending(text)).filter((mark) => !wanted.has(mark)))
    for (const mark of found) yield `it ends with ${mark}, the English with ${[...wanted].join(' or ')}`
  },
}

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** Characters as a reader counts them; placeholders and tags don't count. */
const width = (text: string) => [...graphemes.segment(wordsOf(text).replace(/\s+/g, ' ').trim())].length

export const tooLong: TextRule = {
  name: 'length',
  severity: 'error',
  fix: 'Find a shorter way to say it, or ask the developers for more room.',
  *check({ entry, translation }) {
    const max = entry.comments.map((line) => Number(/\bmax (\d+)\b/.exec(line)?.[1])).find((number) => number > 0)
    if (!max) return
    const longest = Math.max(...translation.variants.map(({ text }) => width(text)))
    if (longest > max) yield `it has ${longest} characters, at most ${max} fit`
  },
}

export const glossary: TextRule = {
  name: 'glossary',
  severity: 'warning',
  fix: 'Use the term of locales/glossary.csv; if another word is right here, add a line “# ok: glossary” above the text.',
  *check({ locale, source, translation, glossary }) {
    const english = words(source)
    const own = words(translation)
    for (const term of glossary) {
      const forms = term.forms[locale] ?? []
      if (forms.length && term.pattern.test(english) && !forms.some((form) => own.includes(form)))
        yield `“${term.english}” is ${forms.join(' or ')}`
    }
  },
}

export const avoided: TextRule = {
  name: 'avoided',
  severity: 'error',
  fix: 'Use the term of locales/glossary.csv: its note says why not this word.',
  *check({ locale, translation, glossary }) {
    const own = words(translation)
    for (const { english, avoid } of glossary) {
      for (const word of avoid[locale] ?? []) {
        const found = word.exec(own)?.[0]
        if (found) yield `“${found}” is not this product’s word for “${english}”`
      }
    }
  },
}
