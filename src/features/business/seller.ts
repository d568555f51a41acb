import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { businessQuery, type BusinessDetail } from '../../api/directory.ts'
import { ENTITY_TYPES, type EntityType } from '../../domain/navigation/paths.ts'
import type { Locale } from '../../i18n/locales.ts'
import { ApiError } from '../../api/errors.ts'

/**
 * The business of a product, whose address contains only the id. The business's own page passes its type along. For a
 * shared link the three types are tried in turn.
 * @param hint the type, if known; tried first
 * @throws ApiError; null when no type has such a business
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

/** The server knows no business or product list with this id, so the page doesn't exist. */
export const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404
