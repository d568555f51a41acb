import { lazy, Suspense, useState } from 'react'
import type { MandiView } from './mandi-view.ts'
import * as styles from './result-tools.css.ts'

const ExportRun = lazy(() => import('./ExportRun.tsx'))
const MarketComparison = lazy(() => import('./MarketComparison.tsx'))

/** What can be done with the prices that match: take them along, print them, compare markets. Each is downloaded when wanted. */
export function useResultTools() {
  const [run, setRun] = useState<{ as: 'csv' | 'print'; id: number }>()
  const [comparing, setComparing] = useState(false)
  return {
    run,
    start: (as: 'csv' | 'print') => setRun((before) => ({ as, id: (before?.id ?? 0) + 1 })),
    end: () => setRun(undefined),
    comparing,
    compare: () => setComparing((open) => !open),
  }
}

export type ResultTools = ReturnType<typeof useResultTools>

/** What came of the tools, over the prices. */
export function ToolResults(props: { tools: ResultTools; view: MandiView; commodities: string[] }) {
  const { tools, view, commodities } = props
  const { run, comparing } = tools
  if (!run && !comparing) return null
  return (
    <div className={styles.came}>
      <Suspense>{run && <ExportRun key={run.id} as={run.as} view={view} onEnd={tools.end} />}</Suspense>
      <Suspense>{comparing && <MarketComparison view={view} commodities={commodities} />}</Suspense>
    </div>
  )
}
