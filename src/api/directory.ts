import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { ask, firstRows, keyed, keyOf, readQuery } from './ask.ts'
import { api, userHeaders, parseReply } from './client.ts'
import * as replies from './generated/replies.ts'
import type { components } from './generated/schema.ts'
import { once } from './idempotency/once.ts'
import { businessProducts, oneBusiness, type DirectoryType, type Read } from './reads.ts'

export type DirectoryEntry = v.InferOutput<typeof replies.vDirectoryEntry>
export type BusinessProduct = v.InferOutput<typeof replies.vBusinessProduct>
/** `business_type` tells which type's fields a business has. */
export type BusinessDetail = v.InferOutput<(typeof details)[keyof typeof details]>

const lists = {
  listFarmers: replies.vListFarmersResponse,
  listBuyers: replies.vListBuyersResponse,
  listManufacturers: replies.vListManufacturersResponse,
}

export const directoryQuery = (locale: Locale, read: Read<keyof typeof lists>) =>
  readQuery(locale, read, lists[read.operation])

/** Maximum number of businesses that are sorted on the device (§directory.6). */
export const MAX_SORTED = 1000

/** All matching businesses, up to the number that is sorted on the device; `isAll` is false if there are more. */
export const allBusinessesQuery = (locale: Locale, first: Read<keyof typeof lists>) =>
  queryOptions({
    ...keyed([...keyOf(locale, first), 'all']),
    queryFn: ({ signal }) =>
      firstRows(MAX_SORTED, (page) =>
        ask(locale, { ...first, query: { ...first.query, page } }, lists[first.operation], { signal }),
      ),
  })

const details = {
  getFarmer: typed('farmer', replies.vGetFarmerResponse),
  getBuyer: typed('buyer', replies.vGetBuyerResponse),
  getManufacturer: typed('manufacturer', replies.vGetManufacturerResponse),
}

function typed<Type extends DirectoryType, const Entries extends v.ObjectEntries>(
  business_type: Type,
  shape: v.ObjectSchema<Entries, undefined>,
) {
  return v.pipe(
    shape,
    v.transform((business) => ({ ...business, business_type })),
  )
}

/** A business, with its contact once that is visible. Never fresh, because a payment can reveal it. */
export function businessQuery(locale: Locale, type: DirectoryType, id: number) {
  const read = oneBusiness(type, id)
  return readQuery(locale, read, details[read.operation] as v.GenericSchema<unknown, BusinessDetail>)
}

/** All products of a business; prices in rupees per kg. */
export const businessProductsQuery = (locale: Locale, businessId: number) =>
  readQuery(locale, businessProducts(businessId), replies.vListBusinessProductsResponse)

/** Orders the contact of a business; the order's amount is in paise. */
export const purchaseBusinessContact = async (
  body: components['schemas']['BusinessContactRequest'],
  locale: Locale,
  signal?: AbortSignal,
) => {
  const { data } = await once('purchaseBusinessContact', body, async (key) =>
    parseReply(
      api.POST('/api/mobile/v1/purchase-business-info/', {
        params: { header: userHeaders(locale, key) },
        body,
        signal,
      }),
      replies.vPurchaseBusinessContactResponse,
    ),
  )
  return data
}
