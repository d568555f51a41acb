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

/** Names of cities in a language, by their English names, or `State/City`. Cities without one are shown in English. */
export type CityNames = ReadonlyMap<string, string>

/** Name of a city. A state's own name comes first: Dindori is another town in Maharashtra than in Madhya Pradesh. */
export const nameOfCity = (names: CityNames, state: string, city: string): string | undefined =>
  names.get(`${state}/${city}`) ?? names.get(city)

export const NO_CITY_NAMES: CityNames = new Map()

const files = import.meta.glob<Record<string, string>>('./data/city-names.*.json', { import: 'default' })

/**
 * Downloads a language's city names; English needs none.
 * @throws when the download fails
 */
export const loadCityNames = async (locale: Locale): Promise<CityNames> =>
  new Map(Object.entries((await files[`./data/city-names.${locale}.json`]?.()) ?? {}))

/** A place as in the mandi page's address and in storage: `state=Maharashtra&district=Nashik`. */
export const placeQuery = ({ state, district }: { state: string; district?: string | undefined }): string =>
  new URLSearchParams({ state, ...(district && { district }) }).toString()
