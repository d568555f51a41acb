import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Badge } from '../../ui/layout/Badge.tsx'

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
