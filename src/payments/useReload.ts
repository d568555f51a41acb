import { useEffect, useEffectEvent } from 'react'
import { reloadBy } from './confirm.ts'
import { purposeOf, type Subject } from './subject.ts'

/** As long as this is on the screen, a payment for it is confirmed by the page's own reload. */
export function useReload(subject: Subject, reload: () => Promise<boolean>): void {
  const purpose = purposeOf(subject)
  const latest = useEffectEvent(reload)
  useEffect(() => reloadBy(purpose, () => latest()), [purpose])
}
