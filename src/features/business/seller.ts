import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { businessQuery, type BusinessDetail } from '../../api/directory.ts'
import { ENTITY_TYPES, type EntityType } from '../../domain/navigation/paths.ts'
import type { Locale } from '../../i18n/locales.ts'
import { isUnknown } from './is-unknown.ts'

/**
 * The business that a product's address names by its id alone. Its kind is known to who comes from its page; for a shared
 * link the three kinds are asked one after the other.
 * @param hint its kind, where that is known
 * @throws ApiError; null when no kind has such a business
 */
export const sellerQuery = (queryClient: QueryClient, locale: Locale, id: number, hint: EntityType | undefined) =>
  queryOptions({
    queryKey: ['business', 'seller', locale, id],
    queryFn: async (): Promise<BusinessDetail | null> => {
      for (const type of new Set([...(hint ? [hint] : []), ...ENTITY_TYPES])) {
        try {
          return await queryClient.fetchQuery({ ...businessQuery(locale, type, id), staleTime: 30_000 })
        } catch (error) {
          if (!isUnknown(error)) throw error
        }
      }
      return null
    },
  })
