import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '../i18n/locales.ts'
import { loadCities, loadDistricts } from './places.ts'

// Lists that are downloaded when they are wanted: queries, so that a failed download can be tried again.

export const districtsQuery = (locale: Locale) =>
  queryOptions({ queryKey: ['districts', locale], staleTime: Infinity, queryFn: () => loadDistricts(locale) })

export const citiesQuery = queryOptions({ queryKey: ['cities'], staleTime: Infinity, queryFn: loadCities })
