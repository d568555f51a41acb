import { Trans } from '@lingui/react/macro'
import { useResolved } from '../../ui/hooks/useResolved.ts'
import * as styles from './payments.css.ts'
import { isLasting } from '../confirmation/journal-store.ts'

/** Said before money moves: what this browser can't do for a payment. */
export function NotLasting() {
  if (useResolved(isLasting, true)) return null
  return (
    <p className={styles.caution}>
      <Trans comment="Before paying, where the browser is set to store nothing for websites.">
        This browser stores nothing for this site. After paying, keep this page open until your payment is confirmed. If
        the page closes earlier, write to our support.
      </Trans>
    </p>
  )
}
