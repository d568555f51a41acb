import type { FirstData } from '../../api/embedded-data.ts'
import { latestEnquiriesQuery } from '../../api/latest-enquiries.ts'
import { Hero } from './Hero.tsx'
import { LatestLeads } from './LatestLeads.tsx'

export const firstData: FirstData = (queryClient, locale) => queryClient.prefetchQuery(latestEnquiriesQuery(locale))

/** Home (§home.1): what the product is, a search for produce, and the latest leads. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <LatestLeads />
    </>
  )
}
