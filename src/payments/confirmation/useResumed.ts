import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from '../../i18n/useLocale.ts'
import { watchTabs } from '../checkout/elsewhere.ts'
import { resume } from './resume.ts'
import { useSubscription } from '../../ui/hooks/useSubscription.ts'

/**
 * Resumes earlier payments, and those made in other tabs. Returns true once the earlier ones are known, so that nothing
 * already paid is offered.
 */
export function useResumed(): boolean {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const [known, setKnown] = useState(false)
  const start = useEffectEvent(() => resume(queryClient, locale))
  useEffect(() => {
    start()
      .catch(() => undefined) // `pay` checks again before a payment
      .finally(() => setKnown(true))
  }, [])
  useSubscription(watchTabs, () => {
    void resume(queryClient, locale).catch(() => undefined)
    void queryClient.invalidateQueries({ queryKey: ['payment', 'getSubscriptionStatus'] })
  })
  return known
}
