import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocale } from '../i18n/use-locale.ts'
import { ConfirmationNotice } from './ConfirmationNotice.tsx'
import { confirm, confirmationOf, lookFor, useConfirmation } from './confirm.ts'
import { resume } from './resume.ts'
import { purposeOf, type Subject } from './subject.ts'
import { useReload } from './useReload.ts'

/** A contact that was paid for and does not show yet: it is looked for until it does. */
export default function BoughtContact({ subject, onPaid }: { subject: Subject; onPaid: () => Promise<boolean> }) {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const purpose = purposeOf(subject)
  const confirmation = useConfirmation(purpose)
  useReload(subject, onPaid)

  const look = useEffectEvent(async (purpose: string) => {
    await resume(queryClient, locale).catch(() => undefined)
    if (!confirmationOf(purpose)) await lookFor(purpose, queryClient)
  })
  useEffect(() => void look(purpose), [purpose])

  return (
    <ConfirmationNotice
      confirmation={confirmation ?? { state: 'confirming', entry: { order: purpose, owner: '', purpose, paidAt: 0 } }}
      onRetry={() => void (confirmation && confirm(confirmation.entry, queryClient))}
    />
  )
}
