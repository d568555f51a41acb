import { useEffect, useEffectEvent, useState } from 'react'
import { MESSAGE, type MessageEvent } from '../../../ui/toast/message-event.ts'
import { useLazyComponent } from '../../../ui/hooks/useLazyComponent.ts'
import { withCatalogs } from '../../../i18n/with-catalogs.ts'

/** Where short messages appear (`showMessage`). Its code is fetched with the first of them: most visits have none. */
export function MessagePlace() {
  const [latest, setLatest] = useState<MessageEvent['detail']>()
  const { Late, failed, fetchOnce } = useLazyComponent(withCatalogs(() => import('./MessageCorner.tsx'), 'common'))
  const take = useEffectEvent((event: Event) => {
    setLatest((event as MessageEvent).detail)
    fetchOnce()
  })
  useEffect(() => {
    const onMessage = (event: Event) => take(event)
    addEventListener(MESSAGE, onMessage)
    return () => removeEventListener(MESSAGE, onMessage)
  }, [])
  if (Late) return <Late />
  // Offline, say: then in plain words, and it stays.
  return (
    failed &&
    latest && (
      <p role="status" lang={latest.lang}>
        {latest.text}
      </p>
    )
  )
}
