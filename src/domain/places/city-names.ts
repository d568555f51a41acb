import type { Locale } from '../../i18n/locales.ts'

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
