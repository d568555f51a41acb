import { mailAddress } from '../../domain/business/mail-address.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { PhoneLinks } from '../../domain/business/PhoneLinks.tsx'
import type { BusinessDetail } from '../../api/directory.ts'
import { Facts } from '../../ui/layout/Card.tsx'
import * as styles from './contact-section.css.ts'
import { Given, NotSpecified } from './Given.tsx'

/** The owner's name, mobile number, e-mail address and company, with links to call and write. */
export function ContactFacts({ contact }: { contact: NonNullable<BusinessDetail['owner_contact']> }) {
  const { t } = useLingui()
  const { name, mobile, email, company } = contact
  const message = t({
    message: 'Hello, I found your business on Krishi Vyapar.',
    comment: 'Written into a WhatsApp message to the owner of a business.',
  })
  return (
    <Facts
      facts={[
        {
          term: (
            <Trans comment="On the page of a business: the person’s name." context="person">
              Name
            </Trans>
          ),
          value: <Given text={name} />,
        },
        {
          term: <Trans comment="On the page of a business: mobile number.">Mobile</Trans>,
          value: mobile ? <PhoneLinks name={name} mobile={mobile} message={message} /> : <NotSpecified />,
        },
        {
          term: <Trans comment="On the page of a business: e-mail address.">Email</Trans>,
          value: email ? (
            <a href={mailAddress(email)} className={styles.link}>
              {email}
            </a>
          ) : (
            <NotSpecified />
          ),
        },
        {
          term: <Trans comment="On the page of a business: the company of the person.">Company</Trans>,
          value: <Given text={company} />,
        },
      ]}
    />
  )
}
