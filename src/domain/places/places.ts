import type { Locale } from '../../i18n/locales.ts'
import states from './data/states.json' with { type: 'json' }

/** A place, which its official English name identifies in addresses and on the server. */
export type Place = {
  name: string
  /** Name in the requested language, if there is one. */
  shown: string
  /** Names in other scripts, older names, and Agmarknet's spellings. */
  words: string
}
export type District = Place & { state: string }

/** A place's names in the data file, for a state also its codes; `mr` only if it differs from `hi`. */
export type Named = { name: string; also?: string; code?: string } & Partial<Record<Locale, string>>

export const shownIn = (locale: Locale, place: Named) =>
  place[locale] ?? (locale === 'mr' ? place.hi : undefined) ?? place.name

const placeOf = (locale: Locale, place: Named): Place => ({
  name: place.name,
  shown: shownIn(locale, place),
  words: Object.values(place).join(', '),
})

export const statesIn = (locale: Locale): Place[] =>
  (states as Named[]).map((state) => placeOf(locale, state)).toSorted((a, b) => a.shown.localeCompare(b.shown, locale))

export const stateNames = new Map((states as Named[]).map((state) => [state.name, state]))

export const isState = (name: string): boolean => stateNames.has(name)

/** A state's name in a language; as the server sent it, if it is unknown. */
export const stateName = (locale: Locale, name: string): string => stateNames.get(name)?.[locale] ?? name

/** All 786 districts by state; downloads 11 kB. @throws when the download fails */
export const loadDistrictNames = async (): Promise<Record<string, Named[]>> =>
  (await import('./data/districts.json')).default

/** @throws when the download fails */
export async function loadDistricts(locale: Locale): Promise<District[]> {
  return Object.entries(await loadDistrictNames()).flatMap(([state, districts]) =>
    districts.map((district) => ({ ...placeOf(locale, district), state })),
  )
}

export type City = { name: string; district: string; state: string }

/** All 4,821 cities and towns; downloads 24 kB. @throws when the download fails */
export async function loadCities(): Promise<City[]> {
  const { default: byState } = await import('./data/cities.json')
  return Object.entries<Record<string, string[]>>(byState).flatMap(([state, byDistrict]) =>
    Object.entries(byDistrict).flatMap(([district, names]) => names.map((name) => ({ name, district, state }))),
  )
}

/** City names by English name, or by `State/City`. Cities without a name are shown in English. */
export type CityNames = ReadonlyMap<string, string>

/** A city's name, which may depend on the state: Dindori is another town in Maharashtra than in Madhya Pradesh. */
export const nameOfCity = (names: CityNames, state: string, city: string): string | undefined =>
  names.get(`${state}/${city}`) ?? names.get(city)

export const NO_CITY_NAMES: CityNames = new Map()

const files = import.meta.glob<Record<string, string>>('./data/city-names.*.json', { import: 'default' })

/** Downloads the city names of a language; English needs none. @throws when the download fails */
export const loadCityNames = async (locale: Locale): Promise<CityNames> =>
  new Map(Object.entries((await files[`./data/city-names.${locale}.json`]?.()) ?? {}))

/** Writes a place as in the mandi page's address and in storage: `state=Maharashtra&district=Nashik`. */
export const placeQuery = ({ state, district }: { state: string; district?: string | undefined }): string =>
  new URLSearchParams({ state, ...(district && { district }) }).toString()
