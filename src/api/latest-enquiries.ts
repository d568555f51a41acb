import type { Locale } from '../i18n/locales.ts'
import { readQuery } from './ask.ts'
import { inAttempts } from './retry.ts'
import * as replies from './generated/replies.ts'
import { latestEnquiries } from './reads.ts'

// Separate from enquiries.ts, which the home page doesn't need.

/** The newest approved enquiries by category name: `[category, enquiries][]`, in the server's order. */
export const latestEnquiriesQuery = (locale: Locale) => ({
  ...readQuery(locale, latestEnquiries(), replies.vListLatestEnquiriesResponse, (reply) => Object.entries(reply)),
  ...inAttempts,
})
