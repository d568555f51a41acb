import { Trans } from '@lingui/react/macro'
import type { BusinessDetail } from '../../api/directory.ts'
import { ContactPlaceholder } from '../../domain/business/ContactPlaceholder.tsx'
import { visibleContact } from '../../domain/business/visible-contact.ts'
import { Badge } from '../../ui/layout/Badge.tsx'
import { shield } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { useBought } from '../../payments/purchases.ts'
import type { Subject } from '../../payments/order.ts'
import * as page from './business.css.ts'
import { ContactFacts } from './ContactFacts.tsx'
import * as styles from './contact-section.css.ts'
import { HiddenContact } from './HiddenContact.tsx'
import { BusinessSection } from './BusinessSection.tsx'

/**
 * The owner's contact, or why it is hidden and how to get it (§directory.11). The server decides who sees it: premium
 * members, buyers of the contact and the owner.
 * @param props.onPaid refetches the business and resolves to whether the contact is now visible
 */
export function BusinessContactSection(props: {
  business: BusinessDetail
  subject: Subject
  onPaid: () => Promise<boolean>
}) {
  const { business, subject, onPaid } = props
  const bought = useBought(subject)
  const contact = visibleContact(business)
  return (
    <BusinessSection
      takesFocus
      className={page.aside}
      title={<Trans comment="Heading on the page of a business.">Contact information</Trans>}
    >
      <ContactPlaceholder variant="owner" className={styles.room}>
        {contact ? (
          <>
            <p className={styles.labels}>
              <Badge tone="good">
                <Icon icon={shield} />
                <Trans comment="Label over the contact of a business, when one may see it. max 24">
                  Contact visible
                </Trans>
              </Badge>
              {bought && (
                <Badge>
                  <Trans comment="Label over the contact of a business: one has paid for it. max 24">
                    Purchased Access
                  </Trans>
                </Badge>
              )}
            </p>
            <ContactFacts contact={contact} />
          </>
        ) : (
          <HiddenContact subject={subject} onPaid={onPaid} />
        )}
      </ContactPlaceholder>
    </BusinessSection>
  )
}
