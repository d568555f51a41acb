import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { brand } from '../../domain/texts/brand.ts'
import { INTL_TAG, type Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { chat, clock, mail, phone } from '../../ui/layout/icons.ts'
import * as styles from './support.css.ts'

/** +911800123456 → +91 1800 123 456, the usual grouping of Indian toll-free numbers. */
const tollFree = (phone: string) => phone.replace(/^(\+91)(1800)(\d{3})(\d+)$/, '$1 $2 $3 $4')

/** Ways to reach us without the form: mail, phone and chat, with the support hours. */
export function ContactWays() {
  const locale = useLocale()
  const est = supportHours(locale, 'EST')
  const ist = supportHours(locale, 'IST')
  return (
    <section aria-labelledby="ways" className={styles.part}>
      <h2 id="ways" className={styles.heading}>
        <Trans comment="Heading on the help page, over e-mail address, phone number and chat.">
          Other ways to reach us
        </Trans>
      </h2>
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
    </section>
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

/** Hours, Monday to Friday, in Eastern Standard Time, which is five hours behind UTC all year. */
const OPENS = 9
const CLOSES = 18
const EST_BEHIND_UTC = 5

const ZONES = { EST: 'Etc/GMT+5', IST: 'Asia/Kolkata' }

/** The support hours in a time zone: 7:30 pm – 4:30 am. */
export function supportHours(locale: Locale, zone: keyof typeof ZONES): string {
  const format = new Intl.DateTimeFormat(INTL_TAG[locale], {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: ZONES[zone],
  })
  const at = (hour: number) => format.format(Date.UTC(2026, 0, 5, hour + EST_BEHIND_UTC))
  return `${at(OPENS)} – ${at(CLOSES)}`
}
