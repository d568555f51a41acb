import * as v from 'valibot'
import { type Enquiry, enquiryNow, newestOwnEnquiries } from '../../api/enquiries.ts'
import type { Locale } from '../../i18n/locales.ts'
import { type EnquiryOutput, enquirySchema, formValuesOf } from './enquiry-schema.ts'

/** The clocks of a backend's machines may differ by so much, ms. */
const CLOCKS_DIFFER = 60_000

/**
 * The enquiry that was sent and whose answer never came, if it has arrived: one of the newest of the person's own with all
 * that is to be sent now. For a server that doesn't read the key under which it is sent (contracts/README.md).
 * @param since when it was sent by the server's clock, ms since 1970
 * @throws ApiError when that can't be told
 */
export async function arrived(locale: Locale, since: number, output: EnquiryOutput): Promise<Enquiry | undefined> {
  for (const { id, created_at, quantity, location } of await newestOwnEnquiries(locale)) {
    const isEarlier = Date.parse(created_at) < since - CLOCKS_DIFFER
    if (isEarlier || quantity !== output.quantity || location !== output.location) continue
    const enquiry = await enquiryNow(locale, id)
    const stored = v.safeParse(enquirySchema, formValuesOf(enquiry))
    if (stored.success && sameInput(stored.output, output)) return enquiry
  }
  return undefined
}

/** But for the photo, which is scaled on its way. */
const sameInput = (one: EnquiryOutput, other: EnquiryOutput) =>
  Object.keys({ ...one, ...other }).every(
    (name) => name === 'photo' || one[name as keyof EnquiryOutput] === other[name as keyof EnquiryOutput],
  )
