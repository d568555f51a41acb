import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '../../i18n/locales.ts'
import { loadCityNames } from './city-names.ts'
import { loadCities, loadDistricts } from './places.ts'

// Lists that are downloaded when they are wanted: queries, so that a failed download can be tried again.

/** Not for ever: a page may bring along the few that it shows (src/prerender.tsx), which are out of date from the start. */
const A_DAY = 86_400_000

export const districtsQuery = (locale: Locale) =>
  queryOptions({ queryKey: ['districts', locale], staleTime: A_DAY, queryFn: () => loadDistricts(locale) })

export const citiesQuery = queryOptions({ queryKey: ['cities'], staleTime: Infinity, queryFn: loadCities })

export const cityNamesQuery = (locale: Locale) =>
  queryOptions({ queryKey: ['city-names', locale], staleTime: Infinity, queryFn: () => loadCityNames(locale) })
