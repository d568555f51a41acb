import { ConfirmationNotice } from '../confirmation/ConfirmationNotice.tsx'
import { useConfirmations } from '../confirmation/confirmations.ts'
import { paymentTargetOf, type Subject } from './subject.ts'

/** Notices of payments in doubt for a contact that is still offered. */
export function DoubtfulContact({ subject }: { subject: Subject }) {
  const purpose = paymentTargetOf(subject)
  return useConfirmations()
    .filter(({ entry }) => entry.purpose === purpose)
    .map((confirmation) => <ConfirmationNotice key={confirmation.entry.order} confirmation={confirmation} />)
}
