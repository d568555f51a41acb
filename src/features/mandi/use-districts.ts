import { queryOptions, useQuery } from '@tanstack/react-query'
import { loadDistricts, type District } from '../../domain/places.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'

/** The list of districts, downloaded when it is wanted: a query, so that a failed download can be tried again. */
export const districtsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['districts', locale],
    staleTime: Infinity,
    queryFn: () => loadDistricts(locale),
  })

const NONE: District[] = []

/** How a district is called in the language of the page: as the server writes it, as long as nothing better is known. */
export function useDistrictName(): (state: string, district: string) => string {
  const locale = useLocale()
  const { data = NONE } = useQuery({ ...districtsQuery(locale), enabled: locale !== 'en' })
  return (state, district) => data.find((known) => known.name === district && known.state === state)?.shown ?? district
}
