import { MESSAGE } from '../../../ui/toast/message-event.ts'
import { useEventListener } from '../../../ui/hooks/useEventListener.ts'
import { useLazyComponent } from '../../../ui/hooks/useLazyComponent.ts'
import { withCatalogs } from '../../../i18n/with-catalogs.ts'

/** Where short messages appear (`showMessage`). Its code is fetched with the first of them: most visits have none. */
export function MessagePlace() {
  const { Late, fetchOnce } = useLazyComponent(withCatalogs(() => import('./MessageCorner.tsx'), 'common'))
  useEventListener(MESSAGE, fetchOnce)
  return Late && <Late />
}
