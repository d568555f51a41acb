import { Trans } from '@lingui/react/macro'
import type { BusinessDetail } from '../../api/directory.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Facts } from '../../ui/Card.tsx'
import { lock, shield } from '../../ui/drawings.ts'
import { Icon } from '../../ui/Icon.tsx'
import * as page from './business.css.ts'
import * as styles from './contact-section.css.ts'
import { Given } from './Given.tsx'
import { Section } from './Section.tsx'

/**
 * How to reach the owner, as soon as that may be seen; before, that it is hidden and how to come by it (specification
 * part 1, sections 2 and 4). What is hidden isn't here: not in the page, not in the reply.
 * @param props.onReload asks for the business again, and answers whether the contact can be seen now
 */
export function ContactSection(props: { business: BusinessDetail; onReload: () => Promise<boolean> }) {
  const { business } = props
  const contact = business.can_view_contact ? business.owner_contact : undefined
  return (
    <Section
      className={page.aside}
      title={<Trans comment="Heading on the page of a business.">Contact information</Trans>}
    >
      {contact ? (
        <>
          <p className={styles.labels}>
            <Badge tone="good">
              <Icon drawing={shield} />
              <Trans comment="Label over the contact of a business, when one may see it. max 24">Contact visible</Trans>
            </Badge>
          </p>
          <Facts
            facts={[
              {
                term: (
                  <Trans comment="On the page of a business: the person’s name." context="person">
                    Name
                  </Trans>
                ),
                value: <Given text={contact.name} />,
              },
              {
                term: <Trans comment="On the page of a business: mobile number.">Mobile</Trans>,
                value: contact.mobile ? <a href={`tel:+91${contact.mobile}`}>{contact.mobile}</a> : <Given text="" />,
              },
              {
                term: <Trans comment="On the page of a business: e-mail address.">Email</Trans>,
                value: contact.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : <Given text="" />,
              },
              {
                term: <Trans comment="On the page of a business: the company of the person.">Company</Trans>,
                value: <Given text={contact.company} />,
              },
            ]}
          />
        </>
      ) : (
        <div className={styles.restricted}>
          <Icon drawing={lock} />
        </div>
      )}
    </Section>
  )
}
