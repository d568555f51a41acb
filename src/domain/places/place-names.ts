import { queryOptions, useQuery, keepPreviousData } from '@tanstack/react-query'
import type { Locale } from '../../i18n/locales.ts'
import {
  loadCityNames,
  loadCities,
  loadDistricts,
  stateName,
  type District,
  nameOfCity,
  NO_CITY_NAMES,
} from './places.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { foreignLang } from '../../i18n/format.ts'

// Lists that are downloaded on demand. They are queries, so that a failed download can be retried.

/**
 * In ms. Not Infinity: a page may bring the few districts that it shows (src/prerender.tsx), which count as stale from
 * the start.
 */
const A_DAY = 86_400_000

export const districtsQuery = (locale: Locale) =>
  queryOptions({ queryKey: ['districts', locale], staleTime: A_DAY, queryFn: () => loadDistricts(locale) })

export const citiesQuery = queryOptions({ queryKey: ['cities'], staleTime: Infinity, queryFn: loadCities })

export const cityNamesQuery = (locale: Locale) =>
  queryOptions({ queryKey: ['city-names', locale], staleTime: Infinity, queryFn: () => loadCityNames(locale) })

const NONE: District[] = []

/**
 * Name of a district in the page's language, or of the state of that name. Otherwise the name as the server sent it.
 */
export function useDistrictName(): (state: string, district: string) => string {
  const locale = useLocale()
  const { data = NONE } = useQuery({ ...districtsQuery(locale), enabled: locale !== 'en' })
  return (state, district) =>
    data.find((known) => known.name === district && known.state === state)?.shown ?? stateName(locale, district)
}

/** Name of a city in the page's language: its own, or else that of the district of the same name. */
export function useCityName(): (state: string, city: string) => string {
  const { data: names = NO_CITY_NAMES } = useQuery(cityNamesQuery(useLocale()))
  const districtName = useDistrictName()
  return (state, city) => nameOfCity(names, state, city) ?? districtName(state, city)
}

/** City, district and state in the page's language; one that repeats the name before it is left out. */
export function usePlaceNames(): (place: { city: string; district: string; state: string }) => string[] {
  const locale = useLocale()
  const [cityName, districtName] = [useCityName(), useDistrictName()]
  return ({ city, district, state }) => [
    ...new Set([cityName(state, city), districtName(state, district), stateName(locale, state)]),
  ]
}

/** A place as a person typed it, in the page's language. A text in the page's script stays as it is. */
export const shownPlaceQuery = (locale: Locale, text: string) =>
  queryOptions({
    queryKey: ['shown-place', locale, text],
    staleTime: Infinity,
    // Its code comes with its 11 kB of districts: most texts are in the page's script.
    queryFn: async () => (await import('./place-in-text.ts')).shownPlace(locale, text),
    ...(!foreignLang(locale, text) && { initialData: text }),
    // A page's HTML brings its places translated; they stay until those that were typed are translated too.
    placeholderData: keepPreviousData,
  })

/** The place as typed until the names of districts are downloaded, then in the page's language. */
export function useShownPlace(text: string | null | undefined): string | null {
  const { data } = useQuery(shownPlaceQuery(useLocale(), text ?? ''))
  return text ? (data ?? text) : null
}
