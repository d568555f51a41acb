import { toLatinDigits } from '../../i18n/digits.ts'

/**
 * The ten digits of an Indian mobile number, however it is typed: with +91 or 0, spaces, hyphens, Devanagari digits, or
 * surrounding words (§sign-in.3). Undefined if there is none.
 */
export function mobileNumber(text: string): string | undefined {
  const typed = toLatinDigits(text)
    .replace(/^[^\d+]+/, '')
    .replace(/(\d)\D+$/, '$1') // anchored at the last digit: `\D+$` alone takes quadratic time
    .replace(/[\s().-]/g, '')
  return /^(?:(?:\+|00)?91|0)?([6-9]\d{9})$/.exec(typed)?.[1]
}

/** 9876500001 → 98765 00001, the usual Indian grouping. */
export const spacedMobile = (mobile: string): string => mobile.replace(/^(\d{5})(\d{5})$/, '$1 $2')
