import { queryOptions } from '@tanstack/react-query'
import type { InferOutput } from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { api, asUser, checked } from './client.ts'
import * as replies from './generated/replies.ts'
import type { components, operations } from './generated/schema.ts'
import { keepWhilePaging, PAGE_SIZE } from './paging.ts'

/** The business types that the directory lists. */
export type DirectoryType = InferOutput<typeof replies.vDirectoryType>
export type DirectoryEntry = InferOutput<typeof replies.vDirectoryEntry>
export type BusinessProduct = InferOutput<typeof replies.vBusinessProduct>
export type DirectoryFilters = Omit<NonNullable<operations['listFarmers']['parameters']['query']>, 'page' | 'page_size'>
/** `business_type` tells which extras a business has. */
export type BusinessDetail = Awaited<ReturnType<(typeof details)[DirectoryType]>>

type ListOptions = { params: { query: DirectoryFilters; header: ReturnType<typeof asUser> }; signal: AbortSignal }
const lists = {
  farmer: (options: ListOptions) =>
    checked(api.GET('/api/mobile/v1/farmers/', options), replies.vListFarmersResponse),
  buyer: (options: ListOptions) => checked(api.GET('/api/mobile/v1/buyers/', options), replies.vListBuyersResponse),
  manufacturer: (options: ListOptions) =>
    checked(api.GET('/api/mobile/v1/manufacturers/', options), replies.vListManufacturersResponse),
}

/** A page of the businesses of one type. */
export const directoryQuery = (locale: Locale, type: DirectoryType, filters: DirectoryFilters, page: number) => {
  const queryKey = ['directory', 'list', locale, type, filters, page]
  return queryOptions({
    queryKey,
    placeholderData: keepWhilePaging(queryKey),
    queryFn: ({ signal }) =>
      lists[type]({ params: { query: { ...filters, page, page_size: PAGE_SIZE }, header: asUser(locale) }, signal }),
  })
}
