import { Trans } from '@lingui/react/macro'
import { usePromise } from '../../ui/hooks/usePromise.ts'
import * as styles from './payments.css.ts'
import { isLasting } from '../confirmation/journal-store.ts'

/** Warning before a payment where this browser stores nothing for the site. */
export function NotLasting() {
  if (usePromise(isLasting, true)) return null
  return (
    <p className={styles.caution}>
      <Trans comment="Before paying, where the browser is set to store nothing for websites.">
        This browser stores nothing for this site. After paying, keep this page open until your payment is confirmed. If
        the page closes earlier, write to our support.
      </Trans>
    </p>
  )
}
