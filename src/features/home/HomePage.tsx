import { Hero } from './Hero.tsx'
import { LatestLeads } from './LatestLeads.tsx'

/** Home (§home.1): what the product is, a search for produce, and the latest leads. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <LatestLeads />
    </>
  )
}
