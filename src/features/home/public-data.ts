import { latestEnquiriesQuery } from '../../api/latest-enquiries.ts'
import type { PublicData } from '../../api/embedded-data.ts'
import { CARDS_SHOWN } from './cards-shown.ts'

/** The latest enquiries, limited to the cards that home shows per category. */
export const publicData: PublicData = async (queryClient, locale) => {
  const query = latestEnquiriesQuery(locale)
  const leads = await queryClient.fetchQuery(query)
  return [[query.queryKey, leads.map(([category, enquiries]) => [category, enquiries.slice(0, CARDS_SHOWN)])]]
}
