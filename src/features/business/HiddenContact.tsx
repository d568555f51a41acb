import { Trans } from '@lingui/react/macro'
import { formatRupees } from '../../i18n/format.ts'
import { ContactPurchase } from '../../payments/ContactPurchase.tsx'
import { CONTACT_PRICE } from '../../payments/contact-sale.ts'
import type { Subject } from '../../payments/subject.ts'
import { lock } from '../../ui/drawings.ts'
import { Icon } from '../../ui/Icon.tsx'
import * as styles from './contact-section.css.ts'

/** A drawing of text, the same for everybody: nothing of the contact is here (notes/accessibility.md, blurred contacts). */
const DUMMY = ['••••• ••••••', '+91 ••••• •••••', '••••••@•••••', '•••••• •••••']

/** That the contact is restricted, and the way to it. */
export function HiddenContact({ subject, onPaid }: { subject: Subject; onPaid: () => Promise<boolean> }) {
  const price = formatRupees(CONTACT_PRICE)
  return (
    <div className={styles.hidden}>
      <ul aria-hidden className={styles.dummy}>
        {DUMMY.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className={styles.notice}>
        <Icon drawing={lock} />
        <span>
          <Trans comment="On the page of a business, in place of the contact. {price}: ₹10.">
            <strong>Contact hidden.</strong> Name, mobile number, email and company of the owner are restricted. Unlock
            them for {price}; premium members see them at once.
          </Trans>
        </span>
      </p>
      <ContactPurchase
        subject={subject}
        onPaid={onPaid}
        label={
          <Trans comment="Button on the page of a business: opens the purchase of its contact. {price}: ₹10. max 28">
            Request contact for {price}
          </Trans>
        }
      />
    </div>
  )
}
