import { FIRST_PAGE_TAKES } from '../../domain/timers.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { withCatalogs } from '../../i18n/catalog.ts'
import { useTimeout } from '../../ui/hooks/events.ts'

/** The worker that the page opened with: another tab may activate a newer one before the notices' code is loaded. */
const openedWith = workerNow()

function workerNow() {
  try {
    return globalThis.navigator?.serviceWorker?.controller
  } catch {
    return undefined // all site data is blocked
  }
}

/** The notices' code comes after the first page. It also registers the service worker. */
export function OfflinePlace() {
  const { Late, fetchOnce } = useLazyComponent(withCatalogs(() => import('./OfflineNotices.tsx'), 'offline', 'common'))
  useTimeout(fetchOnce, import.meta.env.PROD ? FIRST_PAGE_TAKES : undefined)
  return Late && <Late openedWith={openedWith} />
}
