import { useEffect, useEffectEvent } from 'react'
import { paymentTargetOf, type Subject } from '../contact/subject.ts'

/** What reloads a record that is on the screen, and answers whether its contact is visible now; by purpose. */
const reloads = new Map<string, () => Promise<boolean>>()

export const reloadOf = (purpose: string) => reloads.get(purpose)

/** As long as this is on the screen, a payment for it is confirmed by the page's own reload. */
export function useReload(subject: Subject, reload: () => Promise<boolean>): void {
  const purpose = paymentTargetOf(subject)
  const latest = useEffectEvent(reload)
  useEffect(() => {
    const own = () => latest()
    reloads.set(purpose, own)
    return () => {
      if (reloads.get(purpose) === own) reloads.delete(purpose)
    }
  }, [purpose])
}
