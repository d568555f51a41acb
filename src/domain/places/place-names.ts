import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keyed } from '../../api/ask.ts'
import { LOCALES, type Locale } from '../../i18n/locales.ts'
import {
  loadCityNames,
  loadCities,
  loadDistrictNames,
  loadDistricts,
  stateName,
  type District,
  nameOfCity,
  NO_CITY_NAMES,
} from './places.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { foreignLang, mayBeForeign } from '../../i18n/format.ts'

// Names are downloaded on demand. They are queries, so that a failed download can be tried again.

/** How long names stay fresh (ms). Not for ever, or the few districts in a page's HTML would never become all. */
const A_DAY = 86_400_000

export const districtsQuery = (locale: Locale) =>
  queryOptions({ ...keyed(['districts', locale]), staleTime: A_DAY, queryFn: () => loadDistricts(locale) })

export const citiesQuery = queryOptions({ queryKey: ['cities'], staleTime: Infinity, queryFn: loadCities })

export const cityNamesQuery = (locale: Locale) =>
  queryOptions({ ...keyed(['city-names', locale]), staleTime: Infinity, queryFn: () => loadCityNames(locale) })

/** Those of each language, for an address that may have been written in another one. */
export const allCityNamesQuery = queryOptions({
  queryKey: ['city-names'],
  staleTime: Infinity,
  queryFn: () => Promise.all(LOCALES.map(loadCityNames)),
})

const NONE: District[] = []

/** A district's name in the page's language, or that of a state with this name; else as the server sent it. */
export function useDistrictName(isWanted = true): (state: string, district: string) => string {
  const locale = useLocale()
  const { data = NONE } = useQuery({ ...districtsQuery(locale), enabled: isWanted && locale !== 'en' })
  return (state, district) =>
    data.find((known) => known.name === district && known.state === state)?.shown ?? stateName(locale, district)
}

/** A city's name in the page's language: its own, or that of the district of the same name. */
export function useCityName(): (state: string, city: string) => string {
  const { data: names = NO_CITY_NAMES } = useQuery(cityNamesQuery(useLocale()))
  const districtName = useDistrictName()
  return (state, city) => nameOfCity(names, state, city) ?? districtName(state, city)
}

/** Names of a city, its district and its state; a name isn't repeated. */
export function usePlaceNames(): (place: { city: string; district: string; state: string }) => string[] {
  const locale = useLocale()
  const [cityName, districtName] = [useCityName(), useDistrictName()]
  return ({ city, district, state }) => [
    ...new Set([cityName(state, city), districtName(state, district), stateName(locale, state)]),
  ]
}

/** One download translates the places of a whole list, in one rendering. */
const placeTranslatorQuery = (locale: Locale, hasTowns: boolean) =>
  queryOptions({
    queryKey: ['place-translator', locale, hasTowns],
    staleTime: Infinity,
    queryFn: async () => {
      // All load together: the title of an enquiry moves when its place is translated.
      const [{ placeTranslator }, towns] = await Promise.all([
        import('./place-in-text.ts'),
        hasTowns ? loadCityNames(locale) : NO_CITY_NAMES,
        loadDistrictNames(),
      ])
      return placeTranslator(locale, towns)
    },
  })

/** A place in the page's language; as typed until the names are downloaded. */
export function useShownPlace(text: string | null | undefined): string | null {
  const locale = useLocale()
  // For a name in the page's script, which may be another language's, only districts and states are known.
  const isForeign = text?.split(',').some((part) => foreignLang(locale, part)) ?? false
  const { data: translate } = useQuery({
    ...placeTranslatorQuery(locale, isForeign),
    enabled: Boolean(text && mayBeForeign(locale, text)),
  })
  const shown = text && translate ? translate(text) : isForeign ? undefined : text
  // The place in the page's HTML stays until the typed one is translated.
  const [before, setBefore] = useState(shown)
  if (shown && shown !== before) setBefore(shown)
  return text ? (shown ?? before ?? text) : null
}
