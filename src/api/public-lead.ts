import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '../i18n/locales.ts'
import { latestEnquiriesQuery } from './latest-enquiries.ts'

/**
 * An enquiry as everybody may see it, out of the latest ones: the API has no other public call for it. Null where it is not among
 * them. Whatever came first stays for the visit: newer enquiries push it out of that list, which says nothing about it.
 */
export const publicLeadQuery = (locale: Locale, id: number) =>
  queryOptions({
    queryKey: ['enquiries', 'public', locale, id],
    staleTime: Infinity,
    queryFn: async ({ client }) => {
      const latest = await client.fetchQuery({ ...latestEnquiriesQuery(locale), persister: undefined }) // a copy may lack it
      return latest.flatMap(([, enquiries]) => enquiries).find((lead) => lead.id === id) ?? null
    },
  })
