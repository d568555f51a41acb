import { useEffect, useEffectEvent } from 'react'
import { MESSAGE } from '../../../ui/toast/message-event.ts'
import { useLazyComponent } from '../../../ui/hooks/useLazyComponent.ts'
import { withCatalogs } from '../../../i18n/with-catalogs.ts'

/** Where short messages appear (`showMessage`). The code loads with the first message: most visits have none. */
export function ToastMount() {
  const { Late, fetchOnce } = useLazyComponent(withCatalogs(() => import('./ToastRegion.tsx'), 'common'))
  const take = useEffectEvent(fetchOnce)
  useEffect(() => {
    const onMessage = () => take()
    addEventListener(MESSAGE, onMessage)
    return () => removeEventListener(MESSAGE, onMessage)
  }, [])
  return Late && <Late />
}
