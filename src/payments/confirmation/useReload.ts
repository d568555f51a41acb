import { useEffect, useEffectEvent } from 'react'
import { paymentTargetOf, type Subject } from '../contact/subject.ts'

/** By purpose: reloads the record on screen and resolves with whether its contact is visible now. */
const reloads = new Map<string, () => Promise<boolean>>()

export const reloadOf = (purpose: string) => reloads.get(purpose)

/** While the component is mounted, a payment for this subject is confirmed by the page's own reload. */
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
