import { msg } from '@lingui/core/macro'
import { numberIn } from '../../domain/formats.ts'
import { toLatinDigits } from '../../i18n/locales.ts'

/** `words` finds the unit among the words of a text, which are joined by spaces. */
export const SIZE_UNITS = [
  {
    id: 'acres',
    name: msg({ message: 'Acres', comment: 'Unit of the size of a farm.' }),
    words: /(^| )(ac|ac(re|er)s?|[ea]kk?a[rd]|[एऐ]क(र|ड\u093c?))( |$)/iu,
  },
  {
    id: 'hectares',
    name: msg({ message: 'Hectares', comment: 'Unit of the size of a farm.' }),
    words: /(^| )(ha|h[ae][ck]t[a-z]*|हे|ह[ेै]क्ट[\p{L}\p{M}]*)( |$)/iu,
  },
  {
    id: 'sq_meters',
    name: msg({ message: 'Square metres', comment: 'Unit of the size of a farm.' }),
    words: /(^| )(sq(uare)?|वर्ग|व|चौ(रस)?|स्क्व[\p{L}\p{M}]*) ?(m|mtr?s?|met(re|er)s?|म[ीि](टर)?)( |$)/iu,
  },
] as const
export const unitOf = (name: string) => `${name}_unit`

/** Words that change neither number nor unit: approx. 5, लगभग 5, सुमारे ५. */
const ABOUT = /^(approx|approximately|about|around|nearly|total|लगभग|करीब|तकरीबन|कुल|सुमारे|अंदाजे|साधारण|जवळपास|एकूण)$/iu

/**
 * The values for a typed size: 'approx. 2 hectares' → 2, with hectares as its unit (§forms.19). None for a text without
 * exactly one number, or with words that may be another unit: '20 गुंठे', '3 bigha'.
 */
export function tidiedSize(name: string, text: string): Record<string, string> {
  const typed = toLatinDigits(text).normalize('NFC').replace(/m[2²]/gi, 'sq m')
  const words = typed.match(/[\p{L}\p{M}]+/gu) ?? []
  const unit = SIZE_UNITS.find((each) => each.words.test(words.join(' ')))
  const number = unit || words.every((word) => ABOUT.test(word)) ? numberIn(typed) : undefined
  if (number === undefined) return {}
  return { [name]: number, ...(unit && { [unitOf(name)]: unit.id }) }
}
