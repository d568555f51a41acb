import type { DatabaseSync } from 'node:sqlite'
import { FALLBACK, LOCALES, type Locale } from '../../src/i18n/locales.ts'

/** A text in every language. */
export type Names = Record<Locale, string>

/** @param others known translations; the other languages use the English text */
export const namesOf = (english: string, others: Partial<Names> = {}): Names =>
  Object.fromEntries(LOCALES.map((locale) => [locale, others[locale] || english])) as Names

/** Column names and values (`name_en` and so on) of a text that the API answers in the language of `X-user-lang`. */
export const columns = <Text extends string>(text: Text, names: Names): Record<`${Text}_${Locale}`, string> =>
  Object.fromEntries(LOCALES.map((locale) => [`${text}_${locale}`, names[locale]])) as Record<
    `${Text}_${Locale}`,
    string
  >

/** SQL that joins all language columns of a text, for the search. */
export const inAll = (column: string): string => LOCALES.map((locale) => `${column}_${locale}`).join(` || ' ' || `)

/** The name of a city or state in a language; as it was written if no translation is known. */
export const placeIn = (db: DatabaseSync, lang: Locale, name: string): string =>
  lang === FALLBACK ? name : String(placeRow(db, name)?.[`name_${lang}`] ?? name)

/** All spellings of a place, for the search. */
export function placeWords(db: DatabaseSync, city: string, district: string, state: string): string[] {
  const aliases = db.prepare('SELECT alias FROM district_alias WHERE district = ? AND state = ?').all(district, state)
  const names = [city, state].flatMap((place) => Object.values(placeRow(db, place) ?? {}).map(String))
  return [city, state, ...names, district, ...aliases.map(({ alias }) => String(alias))]
}

const placeRow = (db: DatabaseSync, name: string) => db.prepare('SELECT * FROM place_name WHERE name = ?').get(name)
