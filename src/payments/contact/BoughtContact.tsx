import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from '../../i18n/useLocale.ts'
import { ConfirmationNotice } from '../confirmation/ConfirmationNotice.tsx'
import { lookFor } from '../confirmation/confirm.ts'
import { confirmationsOf, useConfirmations } from '../confirmation/confirmations.ts'
import { resume } from '../confirmation/resume.ts'
import { paymentTargetOf, type Subject } from './subject.ts'

/** A contact that was paid for but is not visible yet: asks until it is. */
export function BoughtContact({ subject }: { subject: Subject }) {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const purpose = paymentTargetOf(subject)
  const confirmations = useConfirmations().filter(({ entry }) => entry.purpose === purpose)
  const [isLooking, setLooking] = useState(true)

  const look = useEffectEvent(async (purpose: string) => {
    // Skipped when the payment was made on this page and already has a confirmation.
    if (confirmationsOf(purpose).length === 0) await resume(queryClient, locale).catch(() => undefined)
    if (confirmationsOf(purpose).length === 0) await lookFor(purpose, queryClient)
  })
  useEffect(() => {
    look(purpose)
      .finally(() => setLooking(false))
      .catch(() => undefined) // the notice shows the error
  }, [purpose])

  if (confirmations.length === 0 && isLooking)
    return <ConfirmationNotice confirmation={{ state: 'confirming', entry: { order: purpose, owner: '', purpose } }} />
  return confirmations.map((confirmation) => (
    <ConfirmationNotice key={confirmation.entry.order} confirmation={confirmation} />
  ))
}
