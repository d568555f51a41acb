import { Trans } from '@lingui/react/macro'
import { Link } from '../../ui/controls/Link.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { formatRupees } from '../../i18n/format.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { cards } from '../../ui/layout/card.css.ts'
import * as styles from './support.css.ts'

/** The price of a contact in rupees, as stated in the answers (§payments.5). */
const CONTACT_PRICE = 10

/** Frequently asked questions. */
export function Questions() {
  const price = formatRupees(CONTACT_PRICE)
  return (
    <section aria-labelledby="questions" className={styles.part}>
      <h2 id="questions" className={styles.heading}>
        <Trans comment="Heading on the help page.">Frequently asked questions</Trans>
      </h2>
      <div className={cards}>
        <Card as="div">
          <h3 className={styles.question}>
            <Trans comment="Question on the help page.">How do I post an enquiry?</Trans>
          </h3>
          <p>
            <Trans comment="Answer on the help page.">
              Log in, complete your business profile and open <Link to={paths.newEnquiry()}>New enquiry</Link>. It is
              approved after 24 hours and then appears on the public board.
            </Trans>
          </p>
        </Card>
        <Card as="div">
          <h3 className={styles.question}>
            <Trans comment="Question on the help page.">How do I see somebody’s contact details?</Trans>
          </h3>
          <p>
            <Trans comment="Answer on the help page. {price}: ₹10.">
              Open the enquiry or the business and pay {price} once, or become a{' '}
              <Link to={paths.subscription()}>premium member</Link> and see every contact for a year.
            </Trans>
          </p>
        </Card>
        <Card as="div">
          <h3 className={styles.question}>
            <Trans comment="Question on the help page.">I have paid and see nothing. What now?</Trans>
          </h3>
          <p>
            <Trans comment="Answer on the help page.">
              Your payment is kept on this device and confirmed as soon as the connection allows; you are not charged
              twice. If it takes more than a day, write to us with the payment reference.
            </Trans>
          </p>
        </Card>
        <Card as="div">
          <h3 className={styles.question}>
            <Trans comment="Question on the help page.">How do I delete my account?</Trans>
          </h3>
          <p>
            <Trans comment="Answer on the help page.">
              Ask for it under <Link to={paths.deleteAccount()}>Delete account</Link>. We process the request in 4 to 5
              working days.
            </Trans>
          </p>
        </Card>
      </div>
    </section>
  )
}
