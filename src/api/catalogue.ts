import { queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { ask, keyed, keyOf, everyRow, type Page } from './ask.ts'
import * as replies from './generated/replies.ts'
import { ruleOf, type Read } from './reads.ts'

export type Subcategory = v.InferOutput<typeof replies.vSubcategory>

/** Page 1 asks for the complete list at once. Further pages are asked for only if the server paginates anyway. */
const allRows = (page: number) => (page === 1 ? { pagination: false } : { page })

/** All rows of a list, in the server's order. `shape` checks one page. */
const listQuery = <Row extends { id: number }>(
  locale: Locale,
  pageOf: (page: number) => Read,
  shape: v.GenericSchema<unknown, Row[] | Page<Row>>,
) =>
  queryOptions({
    ...keyed(keyOf(locale, pageOf(1))),
    staleTime: ruleOf(pageOf(1)).freshFor,
    queryFn: ({ signal }) => everyRow((page) => ask(locale, pageOf(page), shape, { signal })),
  })

export const categoriesQuery = (locale: Locale) =>
  listQuery(locale, (page) => ({ operation: 'listCategories', query: allRows(page) }), replies.vListCategoriesResponse)

export const subcategoriesQuery = (locale: Locale) =>
  listQuery(
    locale,
    (page) => ({ operation: 'listSubcategories', query: allRows(page) }),
    replies.vListSubcategoriesResponse,
  )

export const subcategoriesOfCategoryQuery = (locale: Locale, categoryId: number) =>
  listQuery(
    locale,
    (page) => ({ operation: 'listSubcategoriesOfCategory', path: { categoryId }, query: allRows(page) }),
    replies.vListSubcategoriesOfCategoryResponse,
  )

export const varietiesQuery = (locale: Locale, subcategoryId: number) =>
  listQuery(
    locale,
    (page) => ({ operation: 'listVarieties', path: { subcategoryId }, query: { page, page_size: 100 } }),
    replies.vListVarietiesResponse,
  )
