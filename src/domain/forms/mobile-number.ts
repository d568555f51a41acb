import { toLatinDigits } from '../../i18n/digits.ts'

/**
 * The ten digits of an Indian mobile number, however it was typed: with +91 or 0 before it, with spaces, hyphens or
 * Devanagari digits, or with words around it (§sign-in.3). Undefined when it is none.
 */
export function mobileNumber(text: string): string | undefined {
  const typed = toLatinDigits(text)
    .replace(/^[^\d+]+/, '')
    .replace(/(\d)\D+$/, '$1') // from the last digit on: `\D+$` alone takes quadratic time
    .replace(/[\s().-]/g, '')
  return /^(?:(?:\+|00)?91|0)?([6-9]\d{9})$/.exec(typed)?.[1]
}

/** 9876500001 → 98765 00001, as Indian numbers are read. */
export const spacedMobile = (mobile: string): string => mobile.replace(/^(\d{5})(\d{5})$/, '$1 $2')
