import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '../i18n/locales.ts'
import { keyed, readQuery } from './ask.ts'
import { inAnotherLanguage, inAttempts } from './query-client.ts'
import type { EnquirySummary } from './enquiries.ts'
import * as replies from './generated/replies.ts'
import { latestEnquiries } from './reads.ts'

// Separate from enquiries.ts, which the home page doesn't need.

/** The newest approved enquiries by category name: `[category, enquiries][]`, in the server's order. */
export const latestEnquiriesQuery = (locale: Locale) => ({
  ...readQuery(locale, latestEnquiries(), replies.vListLatestEnquiriesResponse, (reply) => Object.entries(reply)),
  ...inAttempts,
})

/** A visitor's view of an enquiry that is among the latest; else null. It stays for the visit. */
export const publicEnquiryQuery = (locale: Locale, id: number) =>
  queryOptions({
    ...keyed(['enquiries', 'public', locale, id]),
    staleTime: Infinity,
    queryFn: async ({ client, queryKey }) => {
      const latest = await client.fetchQuery({ ...latestEnquiriesQuery(locale), persister: undefined }) // a saved copy may lack the enquiry
      const found = latest.flatMap(([, enquiries]) => enquiries).find((enquiry) => enquiry.id === id)
      const before = inAnotherLanguage(client.getQueryCache(), queryKey)?.state.data as
        EnquirySummary | null | undefined
      return found ?? before ?? null
    },
  })
