import type { MandiView } from '../mandi-view.ts'
import type { Reach } from '../useSorted.ts'
import { PriceSummary } from './PriceSummary.tsx'
import { SortReach } from './SortReach.tsx'

/** What is said of all prices that match: over what they are sorted, or what they sum up to. */
export default function Whole({ view, reach, total }: { view: MandiView; reach?: Reach; total: number }) {
  return reach ? <SortReach reach={reach} total={total} /> : <PriceSummary view={view} total={total} />
}
