import { queryOptions } from '@tanstack/react-query'
import type { InferOutput } from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { api, parseReply, inLanguage } from './client.ts'
import * as replies from './generated/replies.ts'
import { everyRow } from './paging.ts'

export type Subcategory = InferOutput<typeof replies.vSubcategory>

/** The catalogue hardly ever changes: asked for once an hour at most. */
const HOUR = 3_600_000

/** The first page of everything is everything, where the server can do that; further ones only where it can't. */
const everything = (page: number) => (page === 1 ? { pagination: false } : { page })

/** The first level of the catalogue, in the server's order. */
export const categoriesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['catalogue', 'categories', locale],
    staleTime: HOUR,
    queryFn: ({ signal }) =>
      everyRow((page) =>
        parseReply(
          api.GET('/api/mobile/v1/product-categories/', {
            params: { query: everything(page), header: inLanguage(locale) },
            signal,
          }),
          replies.vListCategoriesResponse,
        ),
      ),
  })

/** All subcategories with their photos: what the home search suggests. */
export const subcategoriesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['catalogue', 'subcategories', locale],
    staleTime: HOUR,
    queryFn: ({ signal }) =>
      everyRow((page) =>
        parseReply(
          api.GET('/api/web/product-subcategories/', {
            params: { query: everything(page), header: inLanguage(locale) },
            signal,
          }),
          replies.vListSubcategoriesResponse,
        ),
      ),
  })

/** The subcategories of one category. */
export const subcategoriesOfCategoryQuery = (locale: Locale, categoryId: number) =>
  queryOptions({
    queryKey: ['catalogue', 'subcategories', locale, categoryId],
    staleTime: HOUR,
    queryFn: ({ signal }) =>
      everyRow((page) =>
        parseReply(
          api.GET('/api/mobile/v1/product-subcategories/{categoryId}/', {
            params: { path: { categoryId }, query: everything(page), header: inLanguage(locale) },
            signal,
          }),
          replies.vListSubcategoriesOfCategoryResponse,
        ),
      ),
  })

/** The varieties (sub-subcategories) of one subcategory. */
export const varietiesQuery = (locale: Locale, subcategoryId: number) =>
  queryOptions({
    queryKey: ['catalogue', 'varieties', locale, subcategoryId],
    staleTime: HOUR,
    queryFn: ({ signal }) =>
      everyRow((page) =>
        parseReply(
          api.GET('/api/mobile/v1/product-subsubcategories/{subcategoryId}/', {
            params: { path: { subcategoryId }, query: { page, page_size: 100 }, header: inLanguage(locale) },
            signal,
          }),
          replies.vListVarietiesResponse,
        ),
      ),
  })
