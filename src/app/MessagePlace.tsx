import { useEffect, useEffectEvent } from 'react'
import { useMessages } from '../ui/messages.ts'
import { useLate } from './useLate.ts'

/** Where short messages appear (`showMessage`). Its code is fetched with the first of them: most visits have none. */
export function MessagePlace() {
  const latest = useMessages().at(-1)
  const { Late, failed, fetchOnce } = useLate(() => import('./MessageCorner.tsx'))
  const fetchCorner = useEffectEvent(fetchOnce)
  useEffect(() => {
    if (latest) fetchCorner()
  }, [latest])
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
