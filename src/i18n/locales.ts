/** The only list of the product's languages. `npm run language` adds one here and everywhere else it needs a row. */
export const LOCALES = ['en', 'hi', 'mr'] as const
export type Locale = (typeof LOCALES)[number]
export const FALLBACK = 'en' satisfies Locale

/** The languages that the sources are translated into. */
export const TRANSLATED = /* @__PURE__ */ LOCALES.filter((locale) => locale !== FALLBACK)

/** Each language's own name for itself, as the language selector shows it. */
export const LOCALE_NAME: Record<Locale, string> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' }

/** Script of each language, by its ISO 15924 code. */
export const SCRIPT: Record<Locale, string> = { en: 'Latn', hi: 'Deva', mr: 'Deva' }

/** Writing direction. Of India's scripts, only the Arabic one (Urdu, Kashmiri, Sindhi) runs right to left. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (SCRIPT[locale] === 'Arab' ? 'rtl' : 'ltr')

/** Language tags for Intl: always India, always the digits 0-9 (§languages.8; mr-IN alone would show ०-९). */
export const INTL_TAG: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn', mr: 'mr-IN-u-nu-latn' }

/** Values of the profile's `preferred_language` (§languages.2). */
export const PREFERRED_LANGUAGE = { en: 'english', hi: 'hindi', mr: 'marathi' } as const satisfies Record<
  Locale,
  string
>

/** The language that a profile prefers; undefined for an unknown value. */
export const localeOfPreferred = (language: string | undefined): Locale | undefined =>
  LOCALES.find((locale) => PREFERRED_LANGUAGE[locale] === language)

/** Accepts `hi`, `HI`, `hi-IN`, `mr_IN`; anything else, including injected script, gives undefined (§languages.3). */
export function toLocale(value: unknown): Locale | undefined {
  if (typeof value !== 'string') return undefined
  const base = /^([a-z]{2,3})(?:[-_][a-z0-9]{1,8})*$/i.exec(value)?.[1]?.toLowerCase()
  return LOCALES.find((locale) => locale === base)
}

// Separate from the other formats, because the head of every page needs it.

/**
 * Indian digits to 0-9, as numbers, OTPs and pincodes are stored. A Marathi keyboard types ०-९, a Gujarati one ૦-૯. In
 * Unicode, 0 is at offset 6 of 16 in Indian scripts, and at 0 in Urdu and Arabic. Drops invisible marks of copied numbers.
 */
export const toLatinDigits = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g, (digit) => String((digit.charCodeAt(0) % 16) - 6))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
