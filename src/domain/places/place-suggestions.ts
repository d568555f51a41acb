import type { Locale } from '../../i18n/locales.ts'
import { nameOfCity } from './city-names.ts'
import { normalizeWords } from '../../ui/combobox/normalize-for-search.ts'
import { optionSearch } from '../../ui/combobox/option-match.ts'
import { placeWriter, type KnownPlaces } from './place-writer.ts'
import { stateName } from './places.ts'

/** A place as people write it: "Niphad, Nashik, Maharashtra". */
export type PlaceText = { id: number; name: string }

/** Districts listed before the towns, which are many. */
const FIRST_DISTRICTS = 3

const written = (...parts: string[]) => [...new Set(parts)].join(', ')

/**
 * Suggests completions of a typed place: towns with their district and state, or only districts if a village and a
 * comma come first. Towns match by the beginning of their name only, in English or the page's language, because there
 * are 4,821.
 */
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
