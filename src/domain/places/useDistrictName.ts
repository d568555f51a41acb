import { useQuery } from '@tanstack/react-query'
import { districtsQuery } from './place-lists.ts'
import { stateName, type District } from './places.ts'
import { useLocale } from '../../i18n/useLocale.ts'

const NONE: District[] = []

/**
 * How a district is called in the language of the page, or the city or state that has its name: as the server writes it, as
 * long as nothing better is known.
 */
export function useDistrictName(): (state: string, district: string) => string {
  const locale = useLocale()
  const { data = NONE } = useQuery({ ...districtsQuery(locale), enabled: locale !== 'en' })
  return (state, district) =>
    data.find((known) => known.name === district && known.state === state)?.shown ?? stateName(locale, district)
}
