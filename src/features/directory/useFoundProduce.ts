import { useQuery, useQueryClient } from '@tanstack/react-query'
import { subcategoriesQuery } from '../../api/catalogue.ts'
import { produceSearch } from '../../domain/catalogue/useProduceSearch.ts'
import { useLocale } from '../../i18n/useLocale.ts'

/** The kinds of produce that a text means, as the home search finds them: by all their names, in any script and spelling. */
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
