import { lazy, Suspense, useState } from 'react'
import type { MandiView } from './mandi-view.ts'
import * as styles from './result-tools.css.ts'

const ExportRun = lazy(() => import('./ExportRun.tsx'))

/** Starts an export of all matching prices, as a file or on paper. */
export function useResultTools() {
  const [run, setRun] = useState<{ as: 'csv' | 'print'; id: number }>()
  return {
    run,
    start: (as: 'csv' | 'print') => setRun((before) => ({ as, id: (before?.id ?? 0) + 1 })),
    end: () => setRun(undefined),
  }
}

export type ResultTools = ReturnType<typeof useResultTools>

/** Progress and result of the export, above the prices. */
export const ToolResults = ({ tools: { run, end }, view }: { tools: ResultTools; view: MandiView }) =>
  run && (
    <div className={styles.came}>
      <Suspense>
        <ExportRun key={run.id} as={run.as} view={view} onEnd={end} />
      </Suspense>
    </div>
  )
