import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { subcategoriesQuery, type Subcategory } from '../../api/catalogue.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { optionSearch } from '../../ui/combobox/option-match.ts'

/** Search for produce by all names in the catalogue: in three languages, and colloquial ones. */
export const produceSearch = (produce: Subcategory[]) =>
  optionSearch(produce.map((each) => ({ ...each, words: each.search_words })))

export function useProduceSearch(enabled = true) {
  const { data, isPending } = useQuery({ ...subcategoriesQuery(useLocale()), enabled })
  const search = useMemo(() => produceSearch(data ?? []), [data])
  return { search, isPending }
}
