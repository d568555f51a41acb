import { ConfirmationNotice } from './ConfirmationNotice.tsx'
import { useConfirmations } from './confirmations.ts'
import { purposeOf, type Subject } from './subject.ts'

/** What was perhaps paid for a contact that is offered. */
export default function DoubtfulContact({ subject }: { subject: Subject }) {
  const purpose = purposeOf(subject)
  return useConfirmations()
    .filter(({ entry }) => entry.purpose === purpose)
    .map((confirmation) => <ConfirmationNotice key={confirmation.entry.order} confirmation={confirmation} />)
}
