import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '../i18n/locales.ts'
import { api, checked, inLanguage } from './client.ts'
import * as replies from './generated/replies.ts'

/** The catalogue hardly ever changes: asked for once an hour at most. */
const HOUR = 3_600_000

/** Rows of a reply that comes as a bare list or as a page of results: both are in use (specification part 1, section 7). */
const rows = <Row>(reply: Row[] | { results: Row[] }): Row[] => (Array.isArray(reply) ? reply : reply.results)

/** All subcategories with their photos: what the home search suggests. */
export const subcategoriesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['subcategories', locale],
    staleTime: HOUR,
    queryFn: async ({ signal }) =>
      rows(
        await checked(
          api.GET('/api/web/product-subcategories/', {
            params: { query: { pagination: false }, header: inLanguage(locale) },
            signal,
          }),
          replies.vListSubcategoriesResponse,
        ),
      ),
  })
