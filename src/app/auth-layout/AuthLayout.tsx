import { useLingui, Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { msg } from '@lingui/core/macro'
import { useSession } from '../../session/session.ts'
import * as styles from './auth-layout.css.ts'
import { LanguageSelector } from '../shell/Selectors.tsx'
import { ExpiredText } from '../shell/Expired.tsx'
import { brand } from '../../domain/texts/brand.ts'
import * as icons from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { Logo, SocialLinks } from '../shell/Brand.tsx'

/** Sign-in and registration: a link home, the language and reasons to join, no header and footer (§shell.22). */
export default function AuthLayout({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { expired } = useSession()
  return (
    <div className={styles.layout}>
      <nav
        className={styles.bar}
        aria-label={t({ message: 'Main', comment: 'Name of the main navigation, for screen readers.' })}
      >
        <Logo />
        <LanguageSelector />
      </nav>
      <div className={styles.journey}>
        {expired && (
          <p role="alert" className={styles.expired}>
            <ExpiredText />
          </p>
        )}
        {children}
      </div>
      <WhyChoose />
    </div>
  )
}

/** Eight reasons to join; the product does each of them. */
const benefits = [
  {
    icon: icons.handshake,
    title: msg({ message: 'Trade directly', comment: 'Heading of a reason beside the sign-in. max 40' }),
    text: msg({
      message: 'Farmers, buyers and manufacturers talk to each other directly. No commission on your sale.',
      comment: 'A reason beside the sign-in.',
    }),
  },
  {
    icon: icons.chart,
    title: msg({ message: 'Mandi prices', comment: 'Heading of a reason beside the sign-in. max 40' }),
    text: msg({
      message: 'See the lowest, highest and common prices by market before you agree on yours.',
      comment: 'A reason beside the sign-in.',
    }),
  },
  {
    icon: icons.globe,
    title: msg({ message: 'In your language', comment: 'Heading of a reason beside the sign-in. max 40' }),
    text: msg({
      message: 'Everything in English, Hindi and Marathi. You can switch at any time.',
      comment: 'A reason beside the sign-in.',
    }),
  },
  {
    icon: icons.lock,
    title: msg({ message: 'Your number stays hidden', comment: 'Heading of a reason beside the sign-in. max 40' }),
    text: msg({
      message: 'Your contact details are shown only to people who pay to see them.',
      comment: 'A reason beside the sign-in.',
    }),
  },
  {
    icon: icons.phone,
    title: msg({ message: 'No password to remember', comment: 'Heading of a reason beside the sign-in. max 40' }),
    text: msg({
      message: 'Your mobile number and a one-time code are all you need.',
      comment: 'A reason beside the sign-in.',
    }),
  },
  {
    icon: icons.shield,
    title: msg({ message: 'Pay only for what you need', comment: 'Heading of a reason beside the sign-in. max 40' }),
    text: msg({
      message: 'Looking around is free. You pay a small fee for a contact that interests you.',
      comment: 'A reason beside the sign-in.',
    }),
  },
  {
    icon: icons.clock,
    title: msg({ message: 'See where your enquiry stands', comment: 'Heading of a reason beside the sign-in. max 40' }),
    text: msg({
      message: 'From sample inspection to final discussion, each step has its place and its date.',
      comment: 'A reason beside the sign-in.',
    }),
  },
  {
    icon: icons.mobile,
    title: msg({ message: 'Works on a simple phone', comment: 'Heading of a reason beside the sign-in. max 40' }),
    text: msg({
      message: 'Made for small screens and slow connections, with little data.',
      comment: 'A reason beside the sign-in.',
    }),
  },
]

function WhyChoose() {
  const { t } = useLingui()
  const heading = useId()
  const name = t(brand.name)
  return (
    <aside aria-labelledby={heading} className={styles.section}>
      <div className={styles.inside}>
        <h2 id={heading} className={styles.heading}>
          <Trans comment="Heading beside the sign-in. {name}: name of the product.">Why choose {name}</Trans>
        </h2>
        <ul className={styles.cards}>
          {benefits.map(({ icon, title, text }) => (
            <li key={icon} className={styles.card}>
              <span className={styles.icon}>
                <Icon icon={icon} />
              </span>
              <h3>{t(title)}</h3>
              <p className={styles.text}>{t(text)}</p>
            </li>
          ))}
        </ul>
        <SocialLinks />
      </div>
    </aside>
  )
}
