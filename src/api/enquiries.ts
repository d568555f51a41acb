import { queryOptions } from '@tanstack/react-query'
import type { InferOutput } from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { api, checked, inLanguage } from './client.ts'
import { ApiError } from './errors.ts'
import * as replies from './generated/replies.ts'

/** What a card of an enquiry shows (specification part 1, section 3). Price in rupees per kg. */
export type EnquiryCard = InferOutput<typeof replies.vEnquiryCard>

/** Latest leads: 3 attempts, 1 s and then 2 s between them (specification part 1, sections 4 and 9). */
export const LEADS_ATTEMPTS = 3
const LEADS_FIRST_DELAY = 1_000

/** The newest approved enquiries by category name: `[category, enquiries][]`, in the server's order. */
export const latestEnquiriesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['latest-enquiries', locale],
    // A reply that breaks the document will break it again.
    retry: (failures, error) =>
      failures < LEADS_ATTEMPTS - 1 && !(error instanceof ApiError && error.kind === 'bad-reply'),
    retryDelay: (failures) => LEADS_FIRST_DELAY * 2 ** failures,
    queryFn: async ({ signal }) =>
      Object.entries(
        await checked(
          api.GET('/api/web/latest-enquiries/', { params: { header: inLanguage(locale) }, signal }),
          replies.vListLatestEnquiriesResponse,
        ),
      ),
  })
