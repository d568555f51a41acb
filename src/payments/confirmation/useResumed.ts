import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from '../../i18n/useLocale.ts'
import { watchTabs } from '../checkout/elsewhere.ts'
import { resume } from './resume.ts'
import { useSubscription } from '../../ui/hooks/useSubscription.ts'

/**
 * Takes up what was paid before, and what is paid in another tab in the meantime; true once it is known, so that nothing is offered that is
 * paid already.
 */
export function useResumed(): boolean {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const [known, setKnown] = useState(false)
  const start = useEffectEvent(() => resume(queryClient, locale))
  useEffect(() => {
    start()
      .catch(() => undefined) // before a payment it is asked again
      .finally(() => setKnown(true))
  }, [])
  useSubscription(watchTabs, () => {
    void resume(queryClient, locale).catch(() => undefined)
    void queryClient.invalidateQueries({ queryKey: ['payment', 'getSubscriptionStatus'] })
  })
  return known
}
