import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { column } from '../../ui/theme/global.css.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { SupportForm } from './SupportForm.tsx'
import * as styles from './support.css.ts'
import { brand } from '../../domain/texts/brand.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { chat, clock, mail, phone } from '../../ui/layout/icons.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { formatRupees, formatTime } from '../../i18n/format.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { cards } from '../../ui/layout/card.css.ts'

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
  const locale = useLocale()
  const est = supportHours(locale, 'EST')
  const ist = supportHours(locale, 'IST')
  return (
    <Section
      className={styles.part}
      headingClass={styles.heading}
      title={
        <Trans comment="Heading on the help page, over e-mail address, phone number and chat.">
          Other ways to reach us
        </Trans>
      }
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
          <Trans comment="Hours of our support. {est}: 9:00 am – 6:00 pm, {ist}: the same hours in India. EST, IST: time zones.">
            Mon-Fri, {est} EST. In India that is {ist} IST, through the night to the next morning.
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

/** Opening hours in Eastern Standard Time, which is five hours behind UTC all year. */
const OPENS = 9
const CLOSES = 18
const EST_BEHIND_UTC = 5

const ZONES = { EST: 'Etc/GMT+5', IST: 'Asia/Kolkata' }

/** The opening hours in a time zone: 7:30 pm – 4:30 am */
export function supportHours(locale: Locale, zone: keyof typeof ZONES): string {
  const at = (hour: number) => formatTime(locale, Date.UTC(2026, 0, 5, hour + EST_BEHIND_UTC), ZONES[zone])
  return `${at(OPENS)} – ${at(CLOSES)}`
}

/** Price of a contact in rupees (§payments.5). */
const CONTACT_PRICE = 10

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
  <Card as="div">
    <h3 className={styles.question}>{title}</h3>
    <p>{children}</p>
  </Card>
)
