import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { column } from '../../ui/theme/global.css.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { SupportForm } from './SupportForm.tsx'
import * as styles from './support.css.ts'
import { brand } from '../../domain/texts/brand.ts'
import { CONTACT_PRICE } from '../../payments/purchases.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { chat, clock, mail, phone } from '../../ui/layout/icons.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { formatRupees } from '../../i18n/format.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { card, cards } from '../../ui/layout/card.css.ts'

/** The support page (§support.1). */
export default function SupportPage() {
  const { t } = useLingui()
  const heading = t({ message: 'Support', comment: 'Title of the help page.' })
  return (
    <div className={`${column} ${styles.page}`}>
      <PageHeader sub={<Trans comment="Under the title of the help page.">We typically reply within 24 hours.</Trans>}>
        {heading}
      </PageHeader>
      <Questions />
      <div className={styles.halves}>
        <SupportForm title={usePageTitle(heading)} />
        <ContactWays />
      </div>
    </div>
  )
}

/** Formats a toll-free number: +911800123456 → +91 1800 123 456 */
const tollFree = (phone: string) => phone.replace(/^(\+91)(1800)(\d{3})(\d+)$/, '$1 $2 $3 $4')

function ContactWays() {
  return (
    <Section
      className={styles.part}
      headingClass={styles.heading}
      title={<Trans comment="Heading on the help page, over e-mail, phone and chat.">Other ways to reach us</Trans>}
    >
      <ul className={styles.ways}>
        <Way drawing={mail} name={<Trans comment="Way to reach us.">Email</Trans>}>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </Way>
        <Way drawing={phone} name={<Trans comment="Way to reach us.">Phone</Trans>}>
          <a href={`tel:${brand.phone}`}>
            <bdi>{tollFree(brand.phone)}</bdi>
          </a>
        </Way>
        <Way drawing={chat} name={<Trans comment="Way to reach us.">Chat</Trans>}>
          <a href={brand.socials[0].url} rel="noreferrer">
            {brand.socials[0].name}
          </a>
        </Way>
        <Way drawing={clock} name={<Trans comment="Over the hours at which our support answers.">Hours</Trans>}>
          <Trans comment="Hours of our support, with no-break spaces. EST, IST: time zones, 10½ hours apart all year.">
            Mon-Fri, 9:00&nbsp;am – 6:00&nbsp;pm EST. In India that is 7:30&nbsp;pm – 4:30&nbsp;am IST, through the
            night to the next morning.
          </Trans>
        </Way>
      </ul>
    </Section>
  )
}

const Way = ({ drawing, name, children }: { drawing: string; name: ReactNode; children: ReactNode }) => (
  <li className={styles.way}>
    <span className={styles.emblem}>
      <Icon icon={drawing} />
    </span>
    <div>
      <h3 className={styles.question}>{name}</h3>
      <p>{children}</p>
    </div>
  </li>
)

function Questions() {
  const price = formatRupees(CONTACT_PRICE)
  return (
    <Section
      className={styles.part}
      headingClass={styles.heading}
      title={<Trans comment="Heading on the help page.">Frequently asked questions</Trans>}
    >
      <div className={cards}>
        <Question title={<Trans comment="Question on the help page.">How do I post an enquiry?</Trans>}>
          <Trans comment="Answer on the help page.">
            Log in, complete your business profile and open <Link to={paths.newEnquiry()}>New enquiry</Link>. It is
            approved after 24 hours and then appears on the public board.
          </Trans>
        </Question>
        <Question title={<Trans comment="Question on the help page.">How do I see somebody’s contact details?</Trans>}>
          <Trans comment="Answer on the help page. {price}: ₹10.">
            Open the enquiry or the business and pay {price} once, or become a{' '}
            <Link to={paths.subscription()}>premium member</Link> and see every contact for a year.
          </Trans>
        </Question>
        <Question title={<Trans comment="Question on the help page.">I have paid and see nothing. What now?</Trans>}>
          <Trans comment="Answer on the help page.">
            Your payment is kept on this device and confirmed as soon as the connection allows; you are not charged
            twice. If it takes more than a day, write to us with the payment reference.
          </Trans>
        </Question>
        <Question title={<Trans comment="Question on the help page.">How do I delete my account?</Trans>}>
          <Trans comment="Answer on the help page.">
            Ask for it under <Link to={paths.deleteAccount()}>Delete account</Link>. We process the request in 4 to 5
            working days.
          </Trans>
        </Question>
      </div>
    </Section>
  )
}

const Question = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className={card}>
    <h3 className={styles.question}>{title}</h3>
    <p>{children}</p>
  </div>
)
