import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { button } from '../../ui/controls/button.css.ts'
import { chart, download, print } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import type { MandiView } from './mandi-view.ts'
import * as styles from './result-tools.css.ts'

const ExportRun = lazy(() => import('./ExportRun.tsx'))
const MarketComparison = lazy(() => import('./MarketComparison.tsx'))

/** What can be done with the prices that match: take them along, print them, compare markets. Each is downloaded when wanted. */
export function ResultTools({ view, commodities }: { view: MandiView; commodities: string[] }) {
  const [run, setRun] = useState<{ as: 'csv' | 'print'; id: number }>()
  const [comparing, setComparing] = useState(false)
  const start = (as: 'csv' | 'print') => setRun((before) => ({ as, id: (before?.id ?? 0) + 1 }))
  return (
    <div className={styles.tools}>
      <div className={styles.buttons}>
        <button type="button" className={button()} onClick={() => start('csv')}>
          <Icon icon={download} />
          <Trans comment="Button: saves the prices as a file for spreadsheets. CSV stays. max 20">Download CSV</Trans>
        </button>
        <button type="button" className={button()} onClick={() => start('print')}>
          <Icon icon={print} />
          <Trans comment="Button: prints the prices. max 14">Print</Trans>
        </button>
        <button
          type="button"
          className={button()}
          aria-expanded={comparing}
          onClick={() => setComparing((open) => !open)}
        >
          <Icon icon={chart} />
          <Trans comment="Button: opens a chart of one crop's prices at several markets. max 24">Compare markets</Trans>
        </button>
      </div>
      <Suspense>{run && <ExportRun key={run.id} as={run.as} view={view} onEnd={() => setRun(undefined)} />}</Suspense>
      <Suspense>{comparing && <MarketComparison view={view} commodities={commodities} />}</Suspense>
    </div>
  )
}
