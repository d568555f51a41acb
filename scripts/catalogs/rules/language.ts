import { TAG, wordsIn, wordsOf } from '../message-shape.ts'
import type { TextRule } from './rule.ts'
import { FALLBACK, SCRIPT, toLocale } from '../../../src/i18n/locales.ts'

/** Latin words that are common in all languages. */
const KNOWN = new Set(
  'GST GSTIN PAN OTP FPO PDF JPG JPEG PNG GIF CSV MB KB URL SMS API FAQ QR APMC eNAM UPI IFSC kg km AM PM iOS Android Razorpay WhatsApp Chrome JavaScript Google Play App Store Agmarknet ABCDE1234F Alt Enter Delete'.split(
    ' ',
  ),
)

const strangers = (text: string) => [...new Set(text.match(/[A-Za-z][A-Za-z0-9]+/g))].filter((word) => !KNOWN.has(word))

/** Matches letters of a language's own script; undefined for Latin script, which the two letter rules ignore. */
function ownLetters(locale: string): { script: string; test: (text: string) => boolean } | undefined {
  const script = toLocale(locale) && SCRIPT[toLocale(locale)!]
  if (!script || script === SCRIPT[FALLBACK]) return undefined
  const letter = new RegExp(`\\p{Script=${script}}`, 'u')
  const name = new Intl.DisplayNames('en', { type: 'script' }).of(script)!
  return { script: name, test: (text) => letter.test(text) }
}

const untranslated: TextRule = {
  name: 'untranslated',
  severity: 'error',
  fix: 'Translate it.',
  *check({ locale, source, translation }) {
    const own = wordsIn(translation)
    const letters = ownLetters(locale)
    if (letters && strangers(wordsIn(source)).length && strangers(own).length && !letters.test(own))
      yield `it has no ${letters.script} letter`
  },
}

const latin: TextRule = {
  name: 'latin',
  severity: 'warning',
  fix: 'Use the word of the glossary, or ask for it to be added to the known words (scripts/catalogs/rules/language.ts).',
  *check({ locale, translation }) {
    const found = strangers(wordsIn(translation))
    if (found.length && ownLetters(locale)?.test(wordsIn(translation))) yield `it has Latin words: ${found.join(', ')}`
  },
}

/** The mark that ends a text. */
const ending = (text: string) => /(?:\.\.\.|[.।:?!…,;])(?=\s*$)/u.exec(text.replace(TAG, ''))?.[0] ?? 'nothing'
const inEnglish = (mark: string) => mark.replace('।', '.').replace('...', '…')

const sentence: TextRule = {
  name: 'ending',
  severity: 'warning',
  fix: 'End as the English does: a sentence with its mark, a label or a button without.',
  *check({ source, translation }) {
    const wanted = new Set(source.variants.map(({ text }) => ending(text)))
    const kinds = new Set([...wanted].map(inEnglish))
    const found = new Set(
      translation.variants.map(({ text }) => ending(text)).filter((mark) => !kinds.has(inEnglish(mark))),
    )
    for (const mark of found) yield `it ends with ${mark}, the English with ${[...wanted].join(' or ')}`
  },
}

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** Number of characters as a reader counts them, without placeholders and tags. */
const width = (text: string) => [...graphemes.segment(wordsOf(text).replace(/\s+/g, ' ').trim())].length

const tooLong: TextRule = {
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

const glossary: TextRule = {
  name: 'glossary',
  severity: 'warning',
  fix: 'Use the term of locales/glossary.csv; if another word is right here, add a line “# ok: glossary” above the text.',
  *check({ locale, source, translation, glossary }) {
    const english = wordsIn(source)
    const own = wordsIn(translation)
    for (const term of glossary) {
      const forms = term.forms[locale] ?? []
      if (forms.length && term.pattern.test(english) && !forms.some((form) => own.includes(form)))
        yield `“${term.english}” is ${forms.join(' or ')}`
    }
  },
}

const avoided: TextRule = {
  name: 'avoided',
  severity: 'error',
  fix: 'Use the term of locales/glossary.csv: its note says why not this word.',
  *check({ locale, translation, glossary }) {
    const own = wordsIn(translation)
    for (const { english, avoid } of glossary) {
      for (const word of avoid[locale] ?? []) {
        const found = word.exec(own)?.[0]
        if (found) yield `“${found}” is not this product’s word for “${english}”`
      }
    }
  },
}

/**
 * Case endings and postpositions that change the word before them, which is impossible for a placeholder. Marathi
 * attaches the ending to the word: “कांदा ची”. Hindi inflects many crops before a postposition: “केला का” instead of
 * “केले का”.
 */
const CASE_ENDINGS: Partial<Record<string, RegExp>> = {
  hi: /\{(?:commodity|crop|produce|product|variety|category|subcategory|title)\} (?:क[ाीेो]|से|में|पर|ने)(?![\p{L}\p{M}])/u,
  mr: /\} (?:च(?:ा|ी|े|्या)|ला|ना|न[ेी]|त|शी|कडून)(?![\p{L}\p{M}])/u,
}

const looseEnding: TextRule = {
  name: 'loose ending',
  severity: 'error',
  fix: 'Write the sentence so that the name needs no ending: after a colon, or in brackets.',
  *check({ locale, translation }) {
    for (const { text } of translation.variants) {
      const found = CASE_ENDINGS[locale]?.exec(text)?.[0]
      if (found)
        yield `“${found.slice(found.indexOf('}') + 2)}” is a case ending after a placeholder, separated from its word`
    }
  },
}

export const LANGUAGE_RULES = [untranslated, latin, sentence, tooLong, glossary, avoided, looseEnding]
