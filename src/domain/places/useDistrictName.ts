import { useQuery } from '@tanstack/react-query'
import { districtsQuery } from './place-lists.ts'
import { stateName, type District } from './places.ts'
import { useLocale } from '../../i18n/useLocale.ts'

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
