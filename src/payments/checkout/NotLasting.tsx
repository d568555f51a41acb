import { Trans } from '@lingui/react/macro'
import { useLasting } from './useLasting.ts'
import * as styles from './payments.css.ts'

/** Said before money moves: what this browser can't do for a payment. */
export function NotLasting() {
  if (useLasting()) return null
  return (
    <p className={styles.caution}>
      <Trans comment="Before paying, where the browser is set to store nothing for websites.">
        This browser stores nothing for this site. After paying, keep this page open until your payment is confirmed. If
        the page closes earlier, write to our support.
      </Trans>
    </p>
  )
}
