import { toLatinDigits } from '../i18n/format.ts'

/** What a field for whole numbers keeps of what was typed: its digits, also Devanagari ones, as 0-9. */
export const digitsOf = (text: string, most = Infinity): string => toLatinDigits(text).replace(/\D/g, '').slice(0, most)

/** The same with one decimal point: '१२.५ एकड़' → '12.5' (specification part 2, section 5, farm size). */
export function decimalOf(text: string): string {
  const [whole = '', ...rest] = toLatinDigits(text)
    .replace(/[^\d.]/g, '')
    .split('.')
  return rest.length > 0 ? `${whole}.${rest.join('')}` : whole
}

export const PINCODE_LENGTH = 6

/** A postal code of India; none begins with 0. */
export const isPincode = (text: string): boolean => /^[1-9]\d{5}$/.test(text)
