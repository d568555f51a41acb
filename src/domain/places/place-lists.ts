import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '../../i18n/locales.ts'
import { loadCityNames } from './city-names.ts'
import { loadCities, loadDistricts } from './places.ts'

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
