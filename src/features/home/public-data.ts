import { latestEnquiriesQuery } from '../../api/latest-enquiries.ts'
import type { PublicData } from '../../api/first-load/embedded-data.ts'
import { placed } from '../../domain/places/place-in-text.ts'
import { CARDS_SHOWN } from './LatestEnquiries.tsx'

/** The public data of the home page: only the cards that it shows, with places in its language. */
export const publicData: PublicData = async (queryClient, locale) => {
  const query = latestEnquiriesQuery(locale)
  const latest = await queryClient.fetchQuery(query)
  const rows = latest.map(async ([category, enquiries]) => [
    category,
    await Promise.all(enquiries.slice(0, CARDS_SHOWN).map((enquiry) => placed(locale, enquiry))),
  ])
  return [[query.queryKey, await Promise.all(rows)]]
}
