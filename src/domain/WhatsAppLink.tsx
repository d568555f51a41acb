import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { button } from '../ui/controls/button.css.ts'
import { whatsapp } from '../ui/layout/icons.ts'
import { Icon } from '../ui/layout/Icon.tsx'

/** Opens WhatsApp with a prefilled message. Nothing is sent before the person presses Send there. */
export function WhatsAppLink(props: {
  text: string
  /** The receiver's ten digits; without them the person chooses somebody there. */
  mobile?: string
  className?: string
  children?: ReactNode
}) {
  const { text, mobile, className = '', children } = props
  // WhatsApp documents a space as %20; URLSearchParams writes `+`.
  const query = String(new URLSearchParams({ text })).replaceAll('+', '%20')
  return (
    <a
      href={`https://wa.me/${mobile ? `91${mobile}` : ''}?${query}`}
      target="_blank"
      rel="noopener noreferrer"
      className={`${button()} ${className}`}
    >
      <Icon icon={whatsapp} />
      <span>{children ?? <Trans comment="Link: shares what the page shows by WhatsApp. A name.">WhatsApp</Trans>}</span>
    </a>
  )
}
