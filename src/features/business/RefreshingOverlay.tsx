import { Trans } from '@lingui/react/macro'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import * as styles from './business.css.ts'

/** Says that the page's data is being refetched. It doesn't take the focus (§accessibility.11). */
export const RefreshingOverlay = ({ on }: { on: boolean }) => (
  <div role="status" className={styles.refreshing}>
    {on && (
      <span className={styles.pill}>
        <Spinner />
        <Trans comment="Over the page of a business while it is asked for again. max 24">Refreshing…</Trans>
      </span>
    )}
  </div>
)
