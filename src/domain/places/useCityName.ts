import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../i18n/useLocale.ts'
import { nameOfCity, NO_CITY_NAMES } from './city-names.ts'
import { cityNamesQuery } from './place-lists.ts'
import { useDistrictName } from './useDistrictName.ts'

/** Name of a city in the page's language: its own, or else that of the district of the same name. */
export function useCityName(): (state: string, city: string) => string {
  const { data: names = NO_CITY_NAMES } = useQuery(cityNamesQuery(useLocale()))
  const districtName = useDistrictName()
  return (state, city) => nameOfCity(names, state, city) ?? districtName(state, city)
}
