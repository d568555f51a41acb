import type { UseQueryResult } from '@tanstack/react-query'
import { createContext, useContext, type ReactNode } from 'react'
import { isCopy } from '../../copies/copies.ts'
import { skeleton } from '../../ui/feedback/skeleton.css.ts'
import { Trans } from '@lingui/react/macro'
import { button } from '../../ui/controls/button.css.ts'
import { phone, whatsapp } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { mobileNumber } from '../formats.ts'
import { ForeignText } from '../texts/ForeignText.tsx'
import * as styles from './phone-links.css.ts'

/**
 * The contact of a record's owner, if the server says that it may be shown; otherwise undefined, even if the server
 * sent one.
 */
export function visibleContact<Contact>(record: {
  can_view_contact: boolean
  owner_contact?: Contact | null | undefined
}): Contact | undefined {
  return record.can_view_contact ? (record.owner_contact ?? undefined) : undefined
}

/**
 * Whether a page shows its record from a saved copy (app/offline/save-last-seen.ts), and whether the server is still being
 * asked. A copy contains no contact, so it can't tell whether the contact is visible. Actions wait until the current
 * record has loaded.
 */
export type LastSeenCopyState = 'asked' | 'unanswered' | undefined
export const LastSeenCopy = createContext<LastSeenCopyState>(undefined)

/** @param query the record's query */
export const lastSeenCopyOf = ({
  data,
  dataUpdatedAt,
  isPlaceholderData,
  isFetching,
}: UseQueryResult): LastSeenCopyState =>
  data === undefined || !isCopy(dataUpdatedAt) || isPlaceholderData ? undefined : isFetching ? 'asked' : 'unanswered'

/**
 * Wraps people's contacts on a page. A saved copy of the page holds only the height of this area
 * (app/offline/save-last-seen.ts). Until the server answers, the area is empty at that height, so that nothing around it
 * moves.
 * @param props.variant distinguishes the areas of a page
 */
export function ContactPlaceholder(props: { variant: 'owner' | 'interested'; className: string; children: ReactNode }) {
  const copy = useContext(LastSeenCopy)
  const height = copy && window.early?.lastSeen?.heights?.[props.variant]
  // Keys make React replace the element: the same element without its animation would count as a layout shift.
  if (copy === 'asked') return <div key="seen" className={skeleton} style={{ height }} />
  return (
    <div key="answered" data-room={props.variant} className={props.className} style={{ minHeight: height }}>
      {props.children}
    </div>
  )
}

/** Address of a WhatsApp chat with a prefilled message. Nothing is sent before the link is pressed. */
const chatWith = (mobile: string, message: string) =>
  `https://wa.me/91${mobile}?${String(new URLSearchParams({ text: message })).replaceAll('+', '%20')}`

/**
 * A visible mobile number, with links to call and to write (§payments.25). Anything but an Indian mobile number is
 * plain text.
 * @param props.message prefilled WhatsApp message, in the language of its sender
 */
export function PhoneLinks(props: { name: string; mobile: string; message: string }) {
  const { mobile, message } = props
  const digits = mobileNumber(mobile)
  const name = <ForeignText text={props.name} />
  const number = <bdi>+91 {mobile}</bdi>
  if (!digits) return number
  return (
    <div className={styles.ways}>
      <a href={`tel:+91${digits}`} className={button({ tone: 'leaf' })}>
        <Icon icon={phone} />
        <span>
          <Trans comment="Link: calls a person. {number}: +91 9876501234. max 32">Call {number}</Trans>
        </span>
      </a>
      <a
        href={chatWith(digits, message)}
        target="_blank"
        rel="noopener noreferrer"
        className={`${button()} ${styles.onScreen}`}
      >
        <Icon icon={whatsapp} />
        <span>
          <Trans comment="Link: writes to a person by WhatsApp. {name} is heard by screen readers only, the rest is seen.">
            WhatsApp <Heard _t="hidden">to {name}</Heard>
          </Trans>
        </span>
      </a>
    </div>
  )
}

/** @param props._t the element's name in the translated text */
const Heard = ({ children }: { _t: string; children: ReactNode }) => <span className={visuallyHidden}>{children}</span>

/** `mailto:` address. The e-mail address is encoded, so that it can't add headers to the message. */
export const mailAddress = (email: string): string =>
  `mailto:${encodeURIComponent(email.toWellFormed()).replace('%40', '@')}`
