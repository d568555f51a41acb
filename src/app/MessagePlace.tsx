import { useEffect, useEffectEvent, useState } from 'react'
import { MESSAGE, type MessageEvent } from '../ui/message-event.ts'
import { useLate } from './useLate.ts'

/** Where short messages appear (`showMessage`). Its code is fetched with the first of them: most visits have none. */
export function MessagePlace() {
  const [latest, setLatest] = useState<MessageEvent['detail']>()
  const { Late, failed, fetchOnce } = useLate(() => import('./MessageCorner.tsx'))
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
