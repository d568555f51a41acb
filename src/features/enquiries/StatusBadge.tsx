import { Trans } from '@lingui/react/macro'
import { Badge } from '../../ui/layout/Badge.tsx'

/** The status of an enquiry: translated when known, otherwise as the server gives it (§enquiries.3). */
export function StatusBadge({ status }: { status: string }) {
  if (status === 'pending')
    return (
      <Badge tone="warning">
        <Trans context="status" comment="Status of an enquiry: it waits up to 24 hours for approval. max 16">
          Pending
        </Trans>
      </Badge>
    )
  if (status === 'approved')
    return (
      <Badge tone="good">
        <Trans context="status" comment="Status of an enquiry: it is on the public board. max 16">
          Approved
        </Trans>
      </Badge>
    )
  if (status === 'closed')
    return (
      <Badge>
        <Trans context="status" comment="Status of an enquiry: its owner has closed it. max 16">
          Closed
        </Trans>
      </Badge>
    )
  return <Badge>{status}</Badge>
}
