import { FALLBACK, LOCALES, type Locale } from '../../src/i18n/locales.ts'

/** A text in every language. */
export type Names = Record<Locale, string>

/** @param others what is known of the other languages; where nothing is, it is the English */
export const namesOf = (english: string, others: Partial<Record<Locale, string>> = {}): Names =>
  byLocale((locale) => (locale === FALLBACK ? english : others[locale] || english))

/** `name_en` and so on: the columns of a text that the API answers in the language of `X-user-lang`. */
export const columns = <Text extends string>(text: Text, names: Names): Record<`${Text}_${Locale}`, string> =>
  Object.fromEntries(LOCALES.map((locale) => [`${text}_${locale}`, names[locale]])) as Record<
    `${Text}_${Locale}`,
    string
  >

/** All of a text's columns in one, for the search. */
export const inAll = (column: string): string => LOCALES.map((locale) => `${column}_${locale}`).join(` || ' ' || `)

const byLocale = (name: (locale: Locale) => string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, name(locale)])) as Names
