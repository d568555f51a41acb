import { stateName, type District, type Place, nameOfCity, type CityNames, type City } from './places.ts'
import type { Locale } from '../../i18n/locales.ts'
import { normalizeWords } from '../../ui/combobox/option.ts'
import { optionSearch } from '../../ui/combobox/option-match.ts'

/** Parts of a place in one text. Delhi, both a district and a state, comes once. */
export const written = (...parts: string[]) => [...new Set(parts)].join(', ')

/** `words` are other spellings of the name. */
export type PlaceOption = { id: string; name: string; words: string }

export const placeOptions = (places: Place[]): PlaceOption[] =>
  places.map(({ name, shown, words }) => ({ id: name, name: shown, words }))

/** Separates city, district and state in an id; no name contains it. */
export const OF = ' / '

/** The districts of a state, or all with their states, as some names occur twice. `applied` is always offered. */
export function districtOptions(locale: Locale, districts: District[], state = '', applied = ''): PlaceOption[] {
  const options = state
    ? placeOptions(districts.filter((district) => district.state === state))
    : districts.map(({ name, shown, words, state }) => ({
        id: districtId(state, name),
        name: written(shown, stateName(locale, state)),
        words,
      }))
  return withApplied(
    options.toSorted((a, b) => a.name.localeCompare(b.name, locale)),
    applied,
    applied && written(...applied.split(OF)),
  )
}

export const withApplied = (options: PlaceOption[], applied: string | undefined, shown = applied): PlaceOption[] =>
  !applied || options.some(({ id }) => id === applied)
    ? options
    : [{ id: applied, name: shown ?? applied, words: '' }, ...options]

export const districtId = (state: string, district: string): string => district + OF + state

export function districtOf(id: string): { district: string; state: string | undefined } {
  const [district = id, state] = id.split(OF)
  return { district, state }
}

export type KnownPlaces = { cities: readonly City[]; cityNames: CityNames; districts: readonly District[] }

/** "Niphad, Nashik, Maharashtra" in one script: the page's if city and district have a name in it, else Latin. */
export function placeWriter(locale: Locale, { cityNames, districts }: Omit<KnownPlaces, 'cities'>) {
  const districtNames = new Map(districts.map(({ state, name, shown }) => [`${state}/${name}`, shown]))
  return ({ name, district, state }: City, upTo: 'district' | 'state' = 'state'): string => {
    const [city, inDistrict] = [nameOfCity(cityNames, state, name), districtNames.get(`${state}/${district}`)]
    const parts = city && inDistrict ? [city, inDistrict, stateName(locale, state)] : [name, district, state]
    return written(...(upTo === 'state' ? parts : parts.slice(0, 2)))
  }
}

export type PlaceText = { id: number; name: string }

/** Number of districts that come before the towns, which are many. */
const FIRST_DISTRICTS = 3

/** Suggests districts by any spelling, and towns (of 4,821) by their beginning; after "a village," only districts. */
export function placeSuggestions(locale: Locale, { districts, cities, cityNames }: KnownPlaces) {
  const search = optionSearch(
    districts.map(({ shown, words, state }) => ({ name: written(shown, stateName(locale, state)), words })),
  )
  let towns: { name: string; starts: string[] }[] | undefined
  return (text: string): PlaceText[] => {
    const comma = text.lastIndexOf(',')
    const village = comma < 0 ? '' : text.slice(0, comma + 1).trim()
    const start = normalizeWords(text.slice(comma + 1))
    if (!start) return []
    const write = placeWriter(locale, { districts, cityNames })
    towns ??= cities.map((city) => ({
      name: write(city),
      starts: [city.name, nameOfCity(cityNames, city.state, city.name) ?? ''].map(normalizeWords),
    }))
    const known = search(start)
    const found = [
      ...known.slice(0, FIRST_DISTRICTS),
      ...(village ? [] : towns.filter(({ starts }) => starts.some((name) => name.startsWith(start)))),
      ...known,
    ].map(({ name }) => (village ? `${village} ${name}` : name))
    return [...new Set(found)].map((name, id) => ({ id, name }))
  }
}
