import { Trans, useLingui } from '@lingui/react/macro'
import type { EnquirySummary, Enquiry } from '../../api/enquiries.ts'
import { msg, plural } from '@lingui/core/macro'
import { LinkChoice } from '../../ui/controls/Link.tsx'
import { Badge } from '../../ui/layout/Card.tsx'
import type { MessageDescriptor } from '@lingui/core'
import { formatNumber } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'

/** Text of the type badge: Buy or Sell. */
export const EnquiryType = ({ type }: Pick<EnquirySummary, 'type'>) =>
  type === 'buy' ? (
    <Trans comment="Badge of an enquiry: somebody wants to buy. A noun. max 12" context="badge">
      Buy
    </Trans>
  ) : (
    <Trans comment="Badge of an enquiry: somebody wants to sell. A noun. max 12" context="badge">
      Sell
    </Trans>
  )

/** Filter name for an unfiltered list of enquiries. */
export const allEnquiries = msg({
  message: 'All',
  context: 'enquiries',
  comment: 'Filter of a list of enquiries: all of them. max 10',
})

/** Names of the type filters, in the choice and in the description of the list. */
export const typeNames = {
  buy: msg({
    message: 'Buy',
    context: 'filter',
    comment: 'Filter of a list of enquiries: only those to buy. A noun. max 12',
  }),
  sell: msg({
    message: 'Sell',
    context: 'filter',
    comment: 'Filter of a list of enquiries: only those to sell. A noun. max 12',
  }),
}

type Type = keyof typeof typeNames

/** Choice between all enquiries of a list, those to buy, and those to sell. */
export function TypeChoice({ chosen, hrefOf }: { chosen: Type | undefined; hrefOf: (type?: Type) => string }) {
  const { t } = useLingui()
  return (
    <LinkChoice
      label={t({ message: 'Buy or sell', comment: 'Screen reader: name of a choice of three: all, buy, sell.' })}
      choices={([undefined, 'buy', 'sell'] as const).map((type) => ({
        name: t(type ? typeNames[type] : allEnquiries),
        to: hrefOf(type),
        isCurrent: type === chosen,
      }))}
    />
  )
}

/** Status names, on the cards and in the filter above them. */
export const statusNames = {
  pending: msg({
    message: 'Pending',
    context: 'status',
    comment: 'Status of an enquiry: it waits up to 24 hours for approval. max 14',
  }),
  approved: msg({
    message: 'Approved',
    context: 'status',
    comment: 'Status of an enquiry: it is on the public board. max 14',
  }),
  closed: msg({
    message: 'Closed',
    context: 'status',
    comment: 'Status of an enquiry: its owner has closed it. max 14',
  }),
}

/** The status of an enquiry: translated if known, otherwise as the server sends it (§enquiries.3). */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useLingui()
  if (status === 'pending') return <Badge tone="warning">{t(statusNames.pending)}</Badge>
  if (status === 'approved') return <Badge tone="good">{t(statusNames.approved)}</Badge>
  return <Badge>{status === 'closed' ? t(statusNames.closed) : status}</Badge>
}

type Amount = Pick<Enquiry, 'quantity' | 'unit'>

/** The quantity wanted or offered: 12 quintals. */
export function Quantity(props: Amount) {
  const { i18n } = useLingui()
  return i18n._(quantityText(useLocale(), props))
}

export function quantityText(locale: Locale, { quantity, unit }: Amount): MessageDescriptor {
  const amount = formatNumber(locale, quantity)
  if (unit === 'kg') return msg({ message: `${amount} kg`, comment: 'A quantity. {amount}: a number. kg: kilogram.' })
  if (unit === 'ton')
    return msg({
      message: plural(quantity, { one: `${amount} ton`, other: `${amount} tons` }),
      comment: 'A quantity. {amount}: a number. A ton is 1,000 kg.',
    })
  return msg({
    message: plural(quantity, { one: `${amount} quintal`, other: `${amount} quintals` }),
    comment: 'A quantity. {amount}: a number. A quintal is 100 kg.',
  })
}
