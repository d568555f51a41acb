import { Trans } from '@lingui/react/macro'
import { usePromise } from '../ui/hooks/events.ts'
import * as styles from './payments.css.ts'
import { isLasting } from './journal.ts'

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

/** Warning shown before a possible second payment. */
export const MayHavePaid = () => (
  <Trans comment="Before somebody pays a second time for the same thing. A button that pays again and one that doesn’t follow.">
    You may have paid already. If you pay again, you may be charged twice. Please look into your bank or UPI app first.
  </Trans>
)
