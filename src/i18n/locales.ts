/** The languages of the product: the one list of them. `npm run language` adds one here and wherever else it needs a row. */
export const LOCALES = ['en', 'hi', 'mr'] as const
export type Locale = (typeof LOCALES)[number]
export const FALLBACK = 'en' satisfies Locale

/** All that the sources are translated into. */
export const TRANSLATED = /* @__PURE__ */ LOCALES.filter((locale) => locale !== FALLBACK)

/** Each language's own name for itself, as the language selector shows it. */
export const LOCALE_NAME: Record<Locale, string> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' }

/** What it is written with, by Unicode's short name. */
export const SCRIPT: Record<Locale, string> = { en: 'Latn', hi: 'Deva', mr: 'Deva' }

/** Which way it is written: of India's scripts only that of Urdu, Kashmiri and Sindhi runs to the left. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (SCRIPT[locale] === 'Arab' ? 'rtl' : 'ltr')

/** For Intl: always India, always the digits 0-9 (§languages.8: mr-IN would show ०-९). */
export const INTL_TAG: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn', mr: 'mr-IN-u-nu-latn' }

/** Values of the profile's `preferred_language` (§languages.2). */
export const PREFERRED_LANGUAGE = { en: 'english', hi: 'hindi', mr: 'marathi' } as const satisfies Record<
  Locale,
  string
>

/** The language that a profile prefers; undefined for a value that the product does not know. */
export const localeOfPreferred = (language: string | undefined): Locale | undefined =>
  LOCALES.find((locale) => PREFERRED_LANGUAGE[locale] === language)

/**
 * Accepts `hi`, `HI`, `hi-IN`, `mr_IN`; anything else, script injection included, gives undefined
 * (§languages.3).
 */
export function toLocale(value: unknown): Locale | undefined {
  if (typeof value !== 'string') return undefined
  const base = /^([a-z]{2,3})(?:[-_][a-z0-9]{1,8})*$/i.exec(value)?.[1]?.toLowerCase()
  return LOCALES.find((locale) => locale === base)
}
