import { Trans } from '@lingui/react/macro'
import type { EnquirySummary } from '../../api/enquiries.ts'

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
