import { Trans } from '@lingui/react/macro'
import { Badge } from '../../ui/layout/Badge.tsx'
import { visuallyHidden } from '../../ui/theme/global.css.ts'

/** Badge for an enquiry that wasn't there at the last visit. */
export function NewBadge() {
  return (
    <Badge tone="warning">
      <span aria-hidden>
        <Trans comment="Badge on the card of an enquiry that was not there at the last visit. max 8" context="badge">
          New
        </Trans>
      </span>
      <span className={visuallyHidden}>
        <Trans comment="Screen reader: badge on the card of an enquiry that was not there at the last visit.">
          New since your last visit
        </Trans>
      </span>
    </Badge>
  )
}
