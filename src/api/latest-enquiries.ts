import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '../i18n/locales.ts'
import { inAttempts } from './attempts.ts'
import { api, parseReply, inLanguage } from './client.ts'
import * as replies from './generated/replies.ts'
import { latestEnquiriesRequest } from './requests.ts'

// Apart from the other enquiries (enquiries.ts), none of which the home page needs.

/** The newest approved enquiries by category name: `[category, enquiries][]`, in the server's order. */
export const latestEnquiriesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['enquiries', 'latest', locale],
    ...inAttempts,
    queryFn: async ({ signal }) =>
      Object.entries(
        await parseReply(
          api.GET(latestEnquiriesRequest().path, { params: { header: inLanguage(locale) }, signal }),
          replies.vListLatestEnquiriesResponse,
        ),
      ),
  })
