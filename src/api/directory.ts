import { queryOptions } from '@tanstack/react-query'
import type { InferOutput } from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { api, userHeaders, parseReply } from './client.ts'
import * as replies from './generated/replies.ts'
import type { components } from './generated/schema.ts'
import { once } from './once.ts'
import { keepWhilePaging } from './paging.ts'
import {
  BUSINESSES,
  businessProductsRequest,
  businessRequest,
  directoryRequest,
  type DirectoryFilters,
  type DirectoryType,
} from './requests.ts'

export type DirectoryEntry = InferOutput<typeof replies.vDirectoryEntry>
export type BusinessProduct = InferOutput<typeof replies.vBusinessProduct>
/** `business_type` tells which extras a business has. */
export type BusinessDetail = Awaited<ReturnType<(typeof details)[DirectoryType]>>

type Options<Params> = { params: Params & { header: ReturnType<typeof userHeaders> }; signal: AbortSignal }
type ListOptions = Options<ReturnType<typeof directoryRequest>['params']>
const lists = {
  farmer: (options: ListOptions) => parseReply(api.GET(BUSINESSES.farmer, options), replies.vListFarmersResponse),
  buyer: (options: ListOptions) => parseReply(api.GET(BUSINESSES.buyer, options), replies.vListBuyersResponse),
  manufacturer: (options: ListOptions) =>
    parseReply(api.GET(BUSINESSES.manufacturer, options), replies.vListManufacturersResponse),
}

/** A page of the businesses of one type. */
export const directoryQuery = (locale: Locale, type: DirectoryType, filters: DirectoryFilters, page: number) => {
  const queryKey = ['directory', 'list', locale, type, filters, page]
  const { params } = directoryRequest(type, filters, page)
  return queryOptions({
    queryKey,
    placeholderData: keepWhilePaging(queryKey),
    queryFn: ({ signal }) => lists[type]({ params: { ...params, header: userHeaders(locale) }, signal }),
  })
}

type DetailOptions = Options<ReturnType<typeof businessRequest>['params'] & { query: { _t: number } }>
const details = {
  farmer: async (options: DetailOptions) => ({
    ...(await parseReply(api.GET(`${BUSINESSES.farmer}{id}/detail/`, options), replies.vGetFarmerResponse)),
    business_type: 'farmer' as const,
  }),
  buyer: async (options: DetailOptions) => ({
    ...(await parseReply(api.GET(`${BUSINESSES.buyer}{id}/detail/`, options), replies.vGetBuyerResponse)),
    business_type: 'buyer' as const,
  }),
  manufacturer: async (options: DetailOptions) => ({
    ...(await parseReply(api.GET(`${BUSINESSES.manufacturer}{id}/detail/`, options), replies.vGetManufacturerResponse)),
    business_type: 'manufacturer' as const,
  }),
}

/** Past every cache on the way: a contact that was just paid for must show (§directory.12). */
const uncached = () => ({ _t: Date.now() })

/** A business, with its owner's contact as soon as that may be seen, so it is asked for each time. */
export function businessQuery(locale: Locale, type: DirectoryType, id: number) {
  const { params, freshFor } = businessRequest(type, id)
  return queryOptions({
    queryKey: ['directory', 'detail', locale, type, id],
    staleTime: freshFor,
    queryFn: ({ signal }): Promise<BusinessDetail> =>
      details[type]({ params: { ...params, query: uncached(), header: userHeaders(locale) }, signal }),
  })
}

/** All that a business offers, prices in rupees per kg. */
export function businessProductsQuery(locale: Locale, businessId: number) {
  const { path, params } = businessProductsRequest(businessId)
  return queryOptions({
    queryKey: ['directory', 'products', locale, businessId],
    queryFn: ({ signal }) =>
      parseReply(
        api.GET(path, { params: { ...params, query: uncached(), header: userHeaders(locale) }, signal }),
        replies.vListBusinessProductsResponse,
      ),
  })
}

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
