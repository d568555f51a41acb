import { toLatinDigits } from '../../i18n/digits.ts'

/** What a field for whole numbers keeps of what was typed: its digits, also Devanagari ones, as 0-9. */
export const digitsOf = (text: string, most = Infinity): string => toLatinDigits(text).replace(/\D/g, '').slice(0, most)

/** The same with one decimal point: '१२.५ एकड़' → '12.5' (§forms.10). */
export function decimalOf(text: string): string {
  const [whole = '', ...rest] = toLatinDigits(text)
    .replace(/\p{L}\./gu, '') // the end of an abbreviation: 'approx. 12.5'
    .replace(/[^\d.]/g, '')
    .split('.')
  return rest.length > 0 ? `${whole}.${rest.join('')}` : whole
}

/**
 * The one run of so many digits in a text that came whole, from an SMS say: 'Your OTP is 12-34 56. Valid for 2 minutes' →
 * '123456'. Single spaces and dashes may stand in it. Undefined where there is none, or more than one.
 */
export function runOfDigits(text: string, length: number): string | undefined {
  for (const run of [/\d+/g, /\d(?:[\s-]?\d)*/g]) {
    const found = [...toLatinDigits(text).matchAll(run)].map(([each]) => each.replace(/\D/g, ''))
    const whole = new Set(found.filter((each) => each.length === length))
    if (whole.size === 1) return [...whole][0]
  }
  return undefined
}

export const PINCODE_LENGTH = 6

/** What a field for a PIN code keeps: 'Gat 45, Nashik 422 001' → '422001'. */
export const pincodeOf = (text: string): string => runOfDigits(text, PINCODE_LENGTH) ?? digitsOf(text, PINCODE_LENGTH)

/** A postal code of India; none begins with 0. */
export const isPincode = (text: string): boolean => /^[1-9]\d{5}$/.test(text)
