import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { LinkChoice } from '../../ui/controls/Link.tsx'
import { Badge } from '../../ui/layout/Card.tsx'

export const allEnquiries = msg({
  message: 'All',
  context: 'enquiries',
  comment: 'Filter of a list of enquiries: all of them. max 10',
})

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

/** Status of an enquiry, unless its title says it; an unknown status is shown as the server sends it (§enquiries.3). */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useLingui()
  if (status === 'closed') return null
  if (status === 'pending') return <Badge tone="warning">{t(statusNames.pending)}</Badge>
  if (status === 'approved') return <Badge tone="good">{t(statusNames.approved)}</Badge>
  return <Badge>{status}</Badge>
}
