import { toLatinDigits } from '../../src/i18n/locales.ts'

/** Folds spelling habits in query and text, so that they hide no result: सब्ज़ी is सब्जी, गाँव is गांव, and १२ is 12. */
export function searchText(...words: (string | null | undefined)[]): string {
  return toLatinDigits(words.join(' '))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/gu, '')
    .replace(/\u0901/gu, '\u0902')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
