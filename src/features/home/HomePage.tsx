import type { ReadQueries } from '../../api/ask.ts'
import { latestEnquiriesQuery } from '../../api/latest-enquiries.ts'
import { Hero } from './Hero.tsx'
import { LatestEnquiries } from './LatestEnquiries.tsx'

export const queries: ReadQueries = { listLatestEnquiries: latestEnquiriesQuery }

/** Home (§home.1): what the product is, a search for produce, and the latest leads. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <LatestEnquiries />
    </>
  )
}
