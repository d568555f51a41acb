import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { subcategoriesQuery, type Subcategory } from '../../api/catalogue.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { optionSearch } from '../../ui/combobox/option-match.ts'

/** The kinds of produce, found by what the catalogue knows that people call them: in three languages, and as spoken. */
export const produceSearch = (produce: Subcategory[]) =>
  optionSearch(produce.map((each) => ({ ...each, words: each.search_words })))

/** Searches the whole catalogue. When it can't be had nothing is found. */
export function useProduceSearch(enabled = true) {
  const { data, isPending } = useQuery({ ...subcategoriesQuery(useLocale()), enabled })
  const search = useMemo(() => produceSearch(data ?? []), [data])
  return { search, isPending }
}
