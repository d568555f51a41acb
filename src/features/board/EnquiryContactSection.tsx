import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Enquiry } from '../../api/enquiries.ts'
import { ContactPlaceholder, isOwnContact, visibleContact } from '../../domain/business/contact.tsx'
import { aboutEnquiry, Person } from '../../domain/business/PhoneLinks.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { useEnquiryTitle } from '../../domain/enquiry/EnquiryTitle.tsx'
import { formatRupees } from '../../i18n/format.ts'
import { useContactPrice, useBought } from '../../payments/purchases.ts'
import { ContactPurchase } from '../../payments/ContactPurchase.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { Badge } from '../../ui/layout/Card.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import * as styles from './board.css.ts'

/** The owner's contact. While the server hides it, the app doesn't have it: the dots are the same for every contact (§payments.2). */
export function EnquiryContactSection({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useLingui()
  const subject = { kind: 'enquiry', id: enquiry.id } as const
  const bought = useBought(subject)
  const contact = visibleContact(enquiry)
  const price = formatRupees(useContactPrice())
  const title = useEnquiryTitle(enquiry)
  return (
    <ContactSection>
      <ContactPlaceholder variant="owner">
        {contact && isOwnContact(contact) ? (
          <>
            <p>
              <Trans comment="On the board, in place of the contact: the enquiry is the reader’s own.">
                This is your enquiry.
              </Trans>
            </p>
            <Link to={paths.enquiry(enquiry.id)} tone="outline">
              <Trans comment="Link from the board to the page of the reader’s own enquiry. “My enquiries” as in the navigation. max 28">
                See it in My enquiries
              </Trans>
            </Link>
          </>
        ) : contact ? (
          <>
            {bought && (
              <Badge tone="good">
                <Trans comment="Badge: the contact was paid for. max 24">Purchased Access</Trans>
              </Badge>
            )}
            <Person contact={contact} message={t(aboutEnquiry(title))} />
          </>
        ) : (
          <>
            <p className={styles.hidden} aria-hidden>
              ●●●●● ●●●●●●
            </p>
            <ContactPurchase
              subject={subject}
              offer={
                <Trans comment="On the page of an enquiry whose contact has not been paid for. {price}: ₹10.">
                  Contact hidden. See it for {price}.
                </Trans>
              }
              label={
                <Trans comment="Button on the page of an enquiry or a business: opens the purchase of its contact. {price}: ₹10. max 28">
                  Show interest ({price})
                </Trans>
              }
            />
          </>
        )}
      </ContactPlaceholder>
    </ContactSection>
  )
}

export const ContactSection = ({ children }: { children: ReactNode }) => (
  <Section
    takesFocus
    title={<Trans comment="Heading over name and number of the person who posted an enquiry.">Owner’s contact</Trans>}
  >
    {children}
  </Section>
)
