import type { Locale } from '../../i18n/locales.ts'
import states from './data/states.json' with { type: 'json' }

/** A state or district. Its official English name identifies it in addresses and towards the server. */
export type Place = {
  name: string
  /** Name in the requested language; the official name if there is none. */
  shown: string
  /** All other spellings: other scripts, older names, Agmarknet's spellings. */
  words: string
}
export type District = Place & { state: string }

/** Names of a place in its data file; `mr` only if it differs from `hi`. */
export type Named = { name: string; also?: string } & Partial<Record<Locale, string>>

/** Name of a place in a language; its official name if there is none. */
export const shownIn = (locale: Locale, place: Named) =>
  place[locale] ?? (locale === 'mr' ? place.hi : undefined) ?? place.name

const wordsOf = (place: Named) => Object.values(place).join(' ')

/** The states and union territories, sorted alphabetically in a language. */
export const statesIn = (locale: Locale): Place[] =>
  (states as Named[])
    .map((state) => ({ name: state.name, shown: shownIn(locale, state), words: wordsOf(state) }))
    .toSorted((a, b) => a.shown.localeCompare(b.shown, locale))

const stateNames = new Map((states as Named[]).map((state) => [state.name, state]))

export const isState = (name: string): boolean => stateNames.has(name)

/** A state's name in a language; an unknown state is shown as the server sent it. */
export const stateName = (locale: Locale, name: string): string => stateNames.get(name)?.[locale] ?? name

/**
 * All 786 districts by their state; downloads 11 kB on demand.
 * @throws when the download fails
 */
export const loadDistrictNames = async (): Promise<Record<string, Named[]>> =>
  (await import('./data/districts.json')).default

/**
 * All districts with their names in a language.
 * @throws when the download fails
 */
export async function loadDistricts(locale: Locale): Promise<District[]> {
  return Object.entries(await loadDistrictNames()).flatMap(([state, districts]) =>
    districts.map((district) => ({
      name: district.name,
      state,
      shown: shownIn(locale, district),
      words: wordsOf(district),
    })),
  )
}

export type City = { name: string; district: string; state: string }

/**
 * All 4,821 cities and towns by their English names; downloads 24 kB on demand.
 * @throws when the download fails
 */
export async function loadCities(): Promise<City[]> {
  const { default: byState } = await import('./data/cities.json')
  return Object.entries<Record<string, string[]>>(byState).flatMap(([state, byDistrict]) =>
    Object.entries(byDistrict).flatMap(([district, names]) => names.map((name) => ({ name, district, state }))),
  )
}
