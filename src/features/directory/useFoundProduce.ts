import { useQuery, useQueryClient } from '@tanstack/react-query'
import { subcategoriesQuery } from '../../api/catalogue.ts'
import { produceSearch } from '../../domain/catalogue/useProduceSearch.ts'
import { useLocale } from '../../i18n/useLocale.ts'

/** Kinds of produce that a text means, found as in the home search: by any name, script and spelling. */
export function useFoundProduce(text: string): string[] {
  const locale = useLocale()
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: ['catalogue', 'found', locale, text],
    enabled: text !== '',
    staleTime: Infinity,
    queryFn: async () => {
      const produce = await queryClient.ensureQueryData(subcategoriesQuery(locale))
      return produceSearch(produce)(text).map(({ name }) => name)
    },
  })
  return data ?? []
}
