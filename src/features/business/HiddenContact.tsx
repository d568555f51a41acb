import { Trans } from '@lingui/react/macro'
import { formatRupees } from '../../i18n/format.ts'
import { ContactPurchase } from '../../payments/ContactPurchase.tsx'
import { CONTACT_PRICE, type Subject } from '../../payments/order.ts'
import { useAccess } from '../../payments/purchases.ts'
import { lock } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import * as styles from './contact-section.css.ts'

/** Placeholder dots, identical for every business: they reveal nothing of the contact (§payments.2). */
const DUMMY = ['••••• ••••••', '+91 ••••• •••••', '••••••@•••••', '•••••• •••••']

/** Says that the contact is restricted and offers the ways to unlock it. */
export function HiddenContact({ subject, onPaid }: { subject: Subject; onPaid: () => Promise<boolean> }) {
  const price = formatRupees(CONTACT_PRICE)
  const access = useAccess(subject)
  return (
    <div className={styles.hidden}>
      <ul aria-hidden className={styles.dummy}>
        {DUMMY.map((text) => (
          <li key={text}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
      {access !== 'bought' && (
        <p className={styles.notice}>
          <Icon icon={lock} />
          <span>
            {access === 'offered' ? (
              <Trans comment="On the page of a business, in place of the contact. {price}: ₹10.">
                <strong>Contact hidden.</strong> Name, mobile number, email and company of the owner are restricted. See
                them for {price}; premium members see them at once.
              </Trans>
            ) : (
              <Trans comment="On the page of a business that is shown from a saved copy, in place of the contact.">
                You will see whether the contact is open to you once you are online.
              </Trans>
            )}
          </span>
        </p>
      )}
      <ContactPurchase
        subject={subject}
        onPaid={onPaid}
        label={
          <Trans comment="Button on the page of an enquiry or a business: opens the purchase of its contact. {price}: ₹10. max 28">
            See contact for {price}
          </Trans>
        }
      />
    </div>
  )
}
