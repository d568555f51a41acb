import type { MandiView } from '../mandi-view.ts'
import type { Reach } from '../useSorted.ts'
import { PriceSummary } from './PriceSummary.tsx'
import { SortReach } from './SortReach.tsx'

/** A line about all matches: what the sort covers or, if unsorted, their summary. */
export default function Whole({ view, reach, total }: { view: MandiView; reach?: Reach; total: number }) {
  return reach ? <SortReach reach={reach} total={total} /> : <PriceSummary view={view} total={total} />
}
