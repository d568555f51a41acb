import { toLatinDigits } from '../../i18n/digits.ts'

/** What a field for whole numbers keeps of what was typed: its digits, also Devanagari ones, as 0-9. */
export const digitsOf = (text: string, most = Infinity): string => toLatinDigits(text).replace(/\D/g, '').slice(0, most)

/** Digits, also in groups as Indians write them (1,00,000 or 1 250), and one decimal point. */
const NUMBER = /^(?=\.?\d)(?:\d*|\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3})(?:\.\d*)?$/

const withoutGroups = (text: string) => (NUMBER.test(text) ? text.replace(/[,\s]/g, '') : undefined)

/**
 * The one number in a text, which may have words around it: 'approx. १२.५ एकड़' → '12.5', '1,250' → '1250' (§forms.10). Undefined
 * where there is none, and where making one number of it would be a guess: '5 एकड़ 20 गुंठे', '1/2', '२½', '2,5', '-5'.
 */
export const numberIn = (text: string): string | undefined =>
  withoutGroups(
    toLatinDigits(text)
      .replace(/[\p{L}\p{M}\u200c\u200d]+\.?/gu, '|')
      .replace(/^[|\s₹"“”'():~]+|(\/-)?[|\s"“”'():]*$/gu, ''),
  )

/** 1,250.50 or ₹ 50/-, without what stands around it. */
const plain = (text: string): string | undefined =>
  withoutGroups(
    toLatinDigits(text)
      .trim()
      .replace(/^(₹|rs\.?|रु\.?)\s*|\s*\/-$/giu, ''),
  )

/** A price or a quantity as people type it: 1,250.50, १२५०, ₹ 50/-; undefined where it is no number, also with other words around it. */
export const typedNumber = (text: string): number | undefined => {
  const number = plain(text)
  return number === undefined ? undefined : Number(number)
}

/** How many digits stand after the point. */
export const decimalsOf = (text: string): number => /\.(\d*)/.exec(plain(text) ?? '')?.[1]?.length ?? 0

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
