import { Trans, useLingui } from '@lingui/react/macro'
import type { BusinessDetail } from '../../api/directory.ts'
import { ContactPlaceholder, isOwnContact, visibleContact } from '../../domain/business/contact.tsx'
import { aboutBusiness, Person } from '../../domain/business/PhoneLinks.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { Badge } from '../../ui/layout/Card.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { card } from '../../ui/layout/card.css.ts'
import { shield } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { useBought, useContactPrice, type Subject } from '../../payments/purchases.ts'
import * as styles from './business.css.ts'
import { formatRupees } from '../../i18n/format.ts'
import { ContactPurchase } from '../../payments/ContactPurchase.tsx'
import { row } from '../../ui/theme/global.css.ts'

/** The contact, or how to get it (§directory.11). The server decides who sees it. */
export function BusinessContactSection(props: { business: BusinessDetail; subject: Subject }) {
  const { business, subject } = props
  const { t } = useLingui()
  const bought = useBought(subject)
  const price = formatRupees(useContactPrice())
  const contact = visibleContact(business)
  return (
    <Section
      takesFocus
      className={`${card} ${styles.aside}`}
      title={<Trans comment="Heading on the page of a business.">Contact information</Trans>}
    >
      <ContactPlaceholder variant="owner">
        {contact && isOwnContact(contact) ? (
          <>
            <p>
              <Trans comment="On the page of a business, in place of the contact: it is the reader’s own.">
                This is your business.
              </Trans>
            </p>
            <Link to={paths.profile()} tone="outline">
              <Trans comment="Link from the page of one’s own business. “Profile” as in the account menu. max 28">
                See it in your profile
              </Trans>
            </Link>
          </>
        ) : contact ? (
          <>
            <p className={row.s}>
              <Badge tone="good">
                <Icon icon={shield} />
                <Trans comment="Label over the contact of a business that one may see. max 24">Contact visible</Trans>
              </Badge>
              {bought && (
                <Badge>
                  <Trans comment="Label over the contact of a business: paid for. max 24">Purchased Access</Trans>
                </Badge>
              )}
            </p>
            <Person contact={contact} message={t(aboutBusiness)} />
          </>
        ) : (
          <>
            {/* The same for every business, so that it reveals nothing (§payments.2). */}
            <p aria-hidden className={styles.dummy}>
              +91 ••••• •••••
            </p>
            <ContactPurchase
              subject={subject}
              offer={
                <Trans comment="On the page of a business, in place of the contact. {price}: ₹10.">
                  <strong>Contact hidden.</strong> Name, mobile number, email and company of the owner are restricted.
                  See them for {price}; premium members see them at once.
                </Trans>
              }
              label={
                <Trans comment="Button on the page of an enquiry or a business: opens the purchase of its contact. {price}: ₹10. max 28">
                  See contact for {price}
                </Trans>
              }
            />
          </>
        )}
      </ContactPlaceholder>
    </Section>
  )
}
