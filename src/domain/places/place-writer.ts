import type { Locale } from '../../i18n/locales.ts'
import { nameOfCity, type CityNames } from './city-names.ts'
import { stateName, type City, type District } from './places.ts'

/** The lists from which a form suggests places. */
export type KnownPlaces = { cities: readonly City[]; cityNames: CityNames; districts: readonly District[] }

/**
 * Writes a city with its district and state, in one script: "Niphad, Nashik, Maharashtra". It uses the page's language
 * if city and district have names there, otherwise English.
 */
export function placeWriter(locale: Locale, { cityNames, districts }: Omit<KnownPlaces, 'cities'>) {
  const districtNames = new Map(districts.map(({ state, name, shown }) => [`${state}/${name}`, shown]))
  return ({ name, district, state }: City, upTo: 'district' | 'state' = 'state'): string => {
    const [city, inDistrict] = [nameOfCity(cityNames, state, name), districtNames.get(`${state}/${district}`)]
    const parts = city && inDistrict ? [city, inDistrict, stateName(locale, state)] : [name, district, state]
    return [...new Set(upTo === 'state' ? parts : parts.slice(0, 2))].join(', ')
  }
}
