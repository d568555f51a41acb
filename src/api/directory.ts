import { queryOptions } from '@tanstack/react-query'
import type { InferOutput } from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { api, userHeaders, parseReply } from './client.ts'
import * as replies from './generated/replies.ts'
import type { components, operations } from './generated/schema.ts'
import { once } from './once.ts'
import { keepWhilePaging, PAGE_SIZE } from './paging.ts'

/** The business types that the directory lists. */
export type DirectoryType = InferOutput<typeof replies.vDirectoryType>
export type DirectoryEntry = InferOutput<typeof replies.vDirectoryEntry>
export type BusinessProduct = InferOutput<typeof replies.vBusinessProduct>
export type DirectoryFilters = Omit<NonNullable<operations['listFarmers']['parameters']['query']>, 'page' | 'page_size'>
/** `business_type` tells which extras a business has. */
export type BusinessDetail = Awaited<ReturnType<(typeof details)[DirectoryType]>>

type ListOptions = {
  params: { query: operations['listFarmers']['parameters']['query']; header: ReturnType<typeof userHeaders> }
  signal: AbortSignal
}
const lists = {
  farmer: (options: ListOptions) =>
    parseReply(api.GET('/api/mobile/v1/farmers/', options), replies.vListFarmersResponse),
  buyer: (options: ListOptions) => parseReply(api.GET('/api/mobile/v1/buyers/', options), replies.vListBuyersResponse),
  manufacturer: (options: ListOptions) =>
    parseReply(api.GET('/api/mobile/v1/manufacturers/', options), replies.vListManufacturersResponse),
}

/** A page of the businesses of one type. */
export const directoryQuery = (locale: Locale, type: DirectoryType, filters: DirectoryFilters, page: number) => {
  const queryKey = ['directory', 'list', locale, type, filters, page]
  return queryOptions({
    queryKey,
    placeholderData: keepWhilePaging(queryKey),
    queryFn: ({ signal }) =>
      lists[type]({
        params: { query: { ...filters, page, page_size: PAGE_SIZE }, header: userHeaders(locale) },
        signal,
      }),
  })
}

type DetailOptions = {
  params: { path: { id: number }; query: { _t: number }; header: ReturnType<typeof userHeaders> }
  signal: AbortSignal
}
const details = {
  farmer: async (options: DetailOptions) => ({
    ...(await parseReply(api.GET('/api/mobile/v1/farmers/{id}/detail/', options), replies.vGetFarmerResponse)),
    business_type: 'farmer' as const,
  }),
  buyer: async (options: DetailOptions) => ({
    ...(await parseReply(api.GET('/api/mobile/v1/buyers/{id}/detail/', options), replies.vGetBuyerResponse)),
    business_type: 'buyer' as const,
  }),
  manufacturer: async (options: DetailOptions) => ({
    ...(await parseReply(
      api.GET('/api/mobile/v1/manufacturers/{id}/detail/', options),
      replies.vGetManufacturerResponse,
    )),
    business_type: 'manufacturer' as const,
  }),
}

/** Past every cache on the way: a contact that was just paid for must show (§directory.12). */
const uncached = () => ({ _t: Date.now() })

/** A business, with its owner's contact as soon as that may be seen, so it is asked for each time. */
export const businessQuery = (locale: Locale, type: DirectoryType, id: number) =>
  queryOptions({
    queryKey: ['directory', 'detail', locale, type, id],
    staleTime: 0,
    queryFn: ({ signal }): Promise<BusinessDetail> =>
      details[type]({ params: { path: { id }, query: uncached(), header: userHeaders(locale) }, signal }),
  })

/** All that a business offers, prices in rupees per kg. */
export const businessProductsQuery = (locale: Locale, businessId: number) =>
  queryOptions({
    queryKey: ['directory', 'products', locale, businessId],
    queryFn: ({ signal }) =>
      parseReply(
        api.GET('/api/mobile/v1/business-products/{businessId}/', {
          params: { path: { businessId }, query: uncached(), header: userHeaders(locale) },
          signal,
        }),
        replies.vListBusinessProductsResponse,
      ),
  })

/** The order for the contact of a business, to be opened in the checkout; its amount is in paise. */
export const purchaseBusinessContact = async (
  body: components['schemas']['BusinessContactRequest'],
  locale: Locale,
) => {
  const { data } = await once('purchaseBusinessContact', body, async (key) =>
    parseReply(
      api.POST('/api/mobile/v1/purchase-business-info/', { params: { header: userHeaders(locale, key) }, body }),
      replies.vPurchaseBusinessContactResponse,
    ),
  )
  return data
}
