import { toLatinDigits } from '../i18n/locales.ts'

/** Digits, optionally grouped as in India (1,00,000 or 1 250), and one decimal point. */
const NUMBER = /^(?=\.?\d)(?:\d*|\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3})(?:\.\d*)?$/

const withoutGroups = (text: string) => (NUMBER.test(text) ? text.replace(/[,\s]/g, '') : undefined)

/** Words that make a number another amount: 5 हजार, 1 lakh, 10k. Both ways of writing ज़ and ड़ count. */
const MULTIPLIED =
  /\d\s*k\b|(^|[^a-z])(hundred|thousand|lakhs?|lacs?|million|crores?|dozen)\b|हज\u093c?ार|लाख|करोड\u093c|कोटी|दर्जन|\sसौ(?!\S)/iu

/**
 * The one number in a text: 'approx. १२.५ एकड़' → '12.5', '1,250' → '1250' (§forms.10). Undefined if it would be a
 * guess: '5 एकड़ 20 गुंठे', '1/2', '२½', '2,5', '-5', '5 हजार'.
 */
export const numberIn = (text: string): string | undefined => {
  const typed = toLatinDigits(text).normalize('NFC')
  if (MULTIPLIED.test(typed)) return undefined
  return withoutGroups(typed.replace(/[\p{L}\p{M}]+\.?/gu, '|').replace(/^[|\s₹"“”'():~]+|(\/-)?[|\s"“”'():]*$/gu, ''))
}

/** Parses a quantity such as `1,250.50` or `१२५०`; undefined if words surround it. */
export const typedNumber = (text: string): number | undefined => {
  const number = withoutGroups(toLatinDigits(text).trim())
  return number === undefined ? undefined : Number(number)
}

/** A price such as `₹ 50/-` or `50 रुपये` without its currency. */
const withoutCurrency = (text: string): string =>
  text
    .trim()
    .replace(/^(₹|inr|rs\.?|र[ुू]\.?)\s*|(\s*(\/-|₹|inr|rs\.?|rupees?|र[ुू](\.|प(ए|ये|या|यों))?|only|मात्र|फक्त))+$/giu, '')

export const typedPrice = (text: string): number | undefined => typedNumber(withoutCurrency(text))

/** How many digits a number or price has after its point. */
export const decimalsOf = (text: string): number =>
  /\.(\d*)$/.exec(toLatinDigits(withoutCurrency(text)))?.[1]?.length ?? 0

/** The one run of `length` digits, as in an SMS: 'Your OTP is 12-34 56. Valid for 2 minutes' → '123456'. */
export function runOfDigits(text: string, length: number): string | undefined {
  for (const run of [/\d+/g, /\d(?:[\s\p{Pd}]?\d)*/gu]) {
    const found = [...toLatinDigits(text).matchAll(run)].map(([each]) => each.replace(/\D/g, ''))
    const numbers = new Set(found.filter((each) => each.length === length))
    if (numbers.size === 1) return [...numbers][0]
  }
  return undefined
}

export const PINCODE_LENGTH = 6

/** The pincode in a text: 'Gat 45, Nashik 422 001' → '422001'. Of a text without one, only spaces and hyphens go. */
export const pincodeOf = (text: string): string =>
  runOfDigits(text, PINCODE_LENGTH) ?? toLatinDigits(text).replace(/[\s\p{Pd}]/gu, '')

/** Whether a text is a pincode: six digits, the first not 0. */
export const isPincode = (text: string): boolean => /^[1-9]\d{5}$/.test(text)

/** Ten digits of an Indian mobile number, typed with +91 or 0, spaces, Devanagari digits, words (§sign-in.3). */
export function mobileNumber(text: string): string | undefined {
  const typed = toLatinDigits(text)
    .replace(/^[^\d+]+/, '')
    .replace(/(\d)\D+$/, '$1') // anchored at the last digit: `\D+$` alone takes quadratic time
    .replace(/[\s().\p{Pd}]/gu, '')
  return /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/.exec(typed)?.[1]
}

/** Groups a mobile number the usual Indian way: 9876500001 → 98765 00001. */
export const spacedMobile = (mobile: string): string => mobile.replace(/^(\d{5})(\d{5})$/, '$1 $2')
