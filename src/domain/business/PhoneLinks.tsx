import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { button } from '../../ui/controls/button.css.ts'
import { mail, phone } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { mobileNumber, spacedMobile } from '../formats.ts'
import { Email, ForeignText } from '../texts/ForeignText.tsx'
import { WhatsAppLink } from '../WhatsAppLink.tsx'
import * as styles from './contact.css.ts'

export const aboutBusiness = msg({
  message: 'Hello, I found your business on Krishi Vyapar.',
  comment: 'Written into a WhatsApp message to the owner of a business.',
})
export const aboutEnquiry = (title: string | undefined) =>
  msg({
    message: `Hello, I am writing about your enquiry on Krishi Vyapar: ${title}`,
    comment: 'Written into a WhatsApp message to the owner of an enquiry. {title}: of it.',
  })

/** Links to call and to write a prefilled `message` (§payments.25); any other number is plain text. */
function PhoneLinks(props: { name: string; mobile: string; message: string }) {
  const { mobile, message } = props
  const digits = mobileNumber(mobile)
  const name = <ForeignText text={props.name} />
  const number = <bdi className={styles.number}>+91 {digits ? spacedMobile(digits) : mobile}</bdi>
  if (!digits) return number
  return (
    <div className={styles.ways}>
      <a href={`tel:+91${digits}`} className={button({ tone: 'leaf' })}>
        <Icon icon={phone} />
        <span>
          <Trans comment="Link: calls a person. {number}: +91 98765 01234. max 32">Call {number}</Trans>
        </span>
      </a>
      <WhatsAppLink mobile={digits} text={message} className={styles.onScreen}>
        <Trans comment="Link: writes to a person by WhatsApp. {name} is heard by screen readers only, the rest is seen.">
          WhatsApp <Heard _t="hidden">to {name}</Heard>
        </Trans>
      </WhatsAppLink>
    </div>
  )
}

/** Text for screen readers only. @param props._t the element's name in the translated text */
const Heard = ({ children }: { _t: string; children: ReactNode }) => <span className={visuallyHidden}>{children}</span>

export function Person(props: {
  contact: { name: string; mobile: string; company?: string | null | undefined; email?: string | null | undefined }
  message: string
  children?: ReactNode
}) {
  const { name, mobile, company, email } = props.contact
  return (
    <>
      <strong>
        <ForeignText text={name} />
      </strong>
      {props.children}
      {company && company !== name && (
        <span>
          <ForeignText text={company} />
        </span>
      )}
      {mobile && <PhoneLinks name={name} mobile={mobile} message={props.message} />}
      {email && (
        <a href={mailAddress(email)} className={styles.mail}>
          <Icon icon={mail} />
          <Email address={email} />
        </a>
      )}
    </>
  )
}

/** Makes a `mailto:` address, encoded so that the e-mail address can't add headers to the message. */
export const mailAddress = (email: string): string =>
  `mailto:${encodeURIComponent(email.toWellFormed()).replace('%40', '@')}`
