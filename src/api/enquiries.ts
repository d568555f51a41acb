import { queryOptions } from '@tanstack/react-query'
import type { InferOutput } from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { ask, firstRows, keyed, readQuery } from './ask.ts'
import { api, userHeaders, parseReply } from './client.ts'
import { asForm, type FormInput } from './sending.ts'
import * as replies from './generated/replies.ts'
import type { components } from './generated/schema.ts'
import { once } from './idempotency/once.ts'
import { enquiryDetail, enquiryTasks, MAX_PAGE_SIZE, oneEnquiry, ownEnquiries, type Read } from './reads.ts'

/** The fields on an enquiry's card (§home.8). Price in rupees per kg. */
export type EnquirySummary = InferOutput<typeof replies.vEnquiryCard>
/** An enquiry with all its fields. Prices in rupees per kg. */
export type Enquiry = InferOutput<typeof replies.vEnquiry>
export type EnquiryTask = InferOutput<typeof replies.vEnquiryTask>

type Form = components['schemas']['EnquiryForm']
type Changes = components['schemas']['EnquiryChanges']
export type EnquiryInput = Omit<FormInput<Form>, 'contact_preference'>
export type EnquiryChanges = Omit<FormInput<Changes>, 'contact_preference'>

/** Fixed values of enquiries (§enquiries.17, §board.15, §enquiries.18). */
const MAX_SIMILAR = 10
const CONTACT_PREFERENCE = 'phone'

/** Request option that bypasses the HTTP cache and early replies. */
const NOW = { cache: 'no-store' } as const

export const ownEnquiriesQuery = (locale: Locale, read: Read<'listOwnEnquiries'>) =>
  readQuery(locale, read, replies.vListOwnEnquiriesResponse)

/** Maximum number of own enquiries that are read (§enquiries.30). */
const MAX_OWN = 1000

/** Reads all, because only the device can filter them. Of more than 1,000 the newest; `isAll` is then false. */
export const allOwnEnquiriesQuery = (locale: Locale) =>
  queryOptions({
    ...keyed(['enquiries', 'own', locale, 'all']),
    queryFn: async ({ signal }) => {
      const { rows, isAll } = await firstRows(MAX_OWN, (page) =>
        ask(locale, ownEnquiries(page, MAX_PAGE_SIZE), replies.vListOwnEnquiriesResponse, { signal }),
      )
      return { enquiries: rows, isAll }
    },
  })

export const newestOwnEnquiries = async (locale: Locale) =>
  (await ask(locale, ownEnquiries(1), replies.vListOwnEnquiriesResponse, NOW)).results

export const boardEnquiriesQuery = (locale: Locale, read: Read<'listGlobalEnquiries'>) =>
  readQuery(locale, read, replies.vListGlobalEnquiriesResponse)

/** Other enquiries of the same subcategory. Empty for a subcategory that the owner typed (id null). */
export const similarEnquiriesQuery = (locale: Locale, { id, sub_category }: Pick<Enquiry, 'id' | 'sub_category'>) =>
  queryOptions({
    ...keyed(['enquiries', 'similar', locale, sub_category.id, id]),
    queryFn: async ({ signal }) => {
      if (sub_category.id === null) return []
      const { results } = await ask(
        locale,
        // One more than shown, because this enquiry may be among them.
        {
          operation: 'listGlobalEnquiries',
          query: { sub_category: sub_category.id, page: 1, page_size: MAX_SIMILAR + 1 },
        },
        replies.vListGlobalEnquiriesResponse,
        { signal },
      )
      return results.filter((other) => other.id !== id).slice(0, MAX_SIMILAR)
    },
  })

/** An enquiry on the board, with its contact once visible. Never fresh, because a payment can reveal it. */
export const enquiryDetailQuery = (locale: Locale, id: number) =>
  readQuery(locale, enquiryDetail(id), replies.vGetEnquiryDetailResponse, (reply) =>
    'data' in reply ? reply.data : reply,
  )

export const enquiryQuery = (locale: Locale, id: number) =>
  readQuery(locale, oneEnquiry(id), replies.vGetEnquiryResponse)

export const enquiryNow = (locale: Locale, id: number) => ask(locale, oneEnquiry(id), replies.vGetEnquiryResponse, NOW)

/** Timeline of an own enquiry: `[stage, tasks][]` in stage order, each stage's tasks newest first. */
export const enquiryTasksQuery = (locale: Locale, id: number) =>
  readQuery(locale, enquiryTasks(id), replies.vListEnquiryTasksResponse, (reply) =>
    Object.entries(reply).filter((entry): entry is [string, EnquiryTask[]] => Array.isArray(entry[1])),
  )

/** The values by which a repeated enquiry is recognised. Not the photo: it is scaled, and after a reload chosen anew. */
export const withoutPhoto = (input: object): object => ({ ...input, photo: undefined })

export const createEnquiry = (input: EnquiryInput, locale: Locale) =>
  once('createEnquiry', withoutPhoto(input), async (key) =>
    parseReply(
      api.POST('/api/mobile/v1/enquiries/', {
        params: { header: userHeaders(locale, key) },
        ...asForm<Form>({ ...input, contact_preference: CONTACT_PREFERENCE }),
      }),
      replies.vCreateEnquiryResponse,
    ),
  )

/** An empty `photo` removes the photo. */
export const updateEnquiry = ({ id, changes }: { id: number; changes: EnquiryChanges }, locale: Locale) =>
  parseReply(
    api.PATCH('/api/mobile/v1/enquiries/{id}/', {
      params: { path: { id }, header: userHeaders(locale) },
      ...asForm<Changes>({ ...changes, contact_preference: CONTACT_PREFERENCE }),
    }),
    replies.vUpdateEnquiryResponse,
  )

export const closeEnquiry = ({ id, closing_remark }: { id: number; closing_remark: string }, locale: Locale) =>
  parseReply(
    api.DELETE('/api/mobile/v1/enquiries/{id}/', {
      params: { path: { id }, header: userHeaders(locale) },
      body: { closing_remark },
    }),
    replies.vCloseEnquiryResponse,
  )

/** `image` is the scaled `file`, which identifies it when it is sent again; `before` are the photos that exist. */
export const addProductImage = (
  { image, before, ...photo }: { userProductId: number; file: Blob; image: Blob; before?: number[] },
  locale: Locale,
  signal?: AbortSignal,
) =>
  once(
    'addProductImage',
    photo,
    async (key) =>
      parseReply(
        api.POST('/api/mobile/v1/product-images/{userProductId}/', {
          params: { path: { userProductId: photo.userProductId }, header: userHeaders(locale, key) },
          ...asForm<components['schemas']['ProductImageForm']>({ image }),
          signal,
        }),
        replies.vAddProductImageResponse,
      ),
    before,
  )

/** Deletes a photo of an own enquiry; `userProductId` is its `user_product`. */
export const deleteProductImage = (path: { userProductId: number; imageId: number }, locale: Locale) =>
  parseReply(
    api.DELETE('/api/mobile/v1/product-images/{userProductId}/{imageId}/', {
      params: { path, header: userHeaders(locale) },
    }),
    replies.vDeleteProductImageResponse,
  )

/** Orders the contact of an enquiry; the order's amount is in paise. */
export const purchaseEnquiryContact = async ({ id }: { id: number }, locale: Locale, signal?: AbortSignal) => {
  const { data } = await once('purchaseEnquiryContact', { id }, async (key) =>
    parseReply(
      api.POST('/api/mobile/v1/enquiries/{id}/purchase/', {
        params: { path: { id }, header: userHeaders(locale, key) },
        signal,
      }),
      replies.vPurchaseEnquiryContactResponse,
    ),
  )
  return data
}
