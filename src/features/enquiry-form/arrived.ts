import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { enquiryQuery, ownEnquiriesQuery, type Enquiry } from '../../api/enquiries.ts'
import type { Locale } from '../../i18n/locales.ts'
import { enquirySchema, type EnquiryOutput } from './enquiry-schema.ts'
import { valuesOf } from './enquiry-values.ts'

/** The clock of a phone may be ahead of the server's by so much, ms. */
const CLOCKS_DIFFER = 10 * 60_000
const FIRST_PAGE = 1

/**
 * The enquiry that was sent and whose answer never came, if it has arrived: one of the newest of the person's own with all
 * that is to be sent now. The server has no other way to tell a repeated enquiry from a second one.
 * @param since when it was sent, ms since 1970
 * @throws ApiError when that can't be told
 */
export async function arrived(
  queryClient: QueryClient,
  locale: Locale,
  since: number,
  output: EnquiryOutput,
): Promise<Enquiry | undefined> {
  const { results } = await queryClient.fetchQuery({ ...ownEnquiriesQuery(locale, FIRST_PAGE), staleTime: 0 })
  for (const { id, created_at, quantity, location } of results) {
    const isEarlier = Date.parse(created_at) < since - CLOCKS_DIFFER
    if (isEarlier || quantity !== output.quantity || location !== output.location) continue
    const enquiry = await queryClient.fetchQuery({ ...enquiryQuery(locale, id), staleTime: 0 })
    const stored = v.safeParse(enquirySchema, valuesOf(enquiry))
    if (stored.success && sameInput(stored.output, output)) return enquiry
  }
  return undefined
}

/** But for the photo, which is scaled on its way. */
const sameInput = (one: EnquiryOutput, other: EnquiryOutput) =>
  Object.keys({ ...one, ...other }).every(
    (name) => name === 'photo' || one[name as keyof EnquiryOutput] === other[name as keyof EnquiryOutput],
  )
