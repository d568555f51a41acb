import { FIRST_PAGE_TAKES } from '../../domain/timers.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { withCatalogs } from '../../i18n/with-catalogs.ts'
import { useTimeout } from '../../ui/hooks/useTimeout.ts'

/** The worker that the page came with: in another tab somebody may change to a newer one before the notices' code is here. */
const cameWith = workerNow()

function workerNow() {
  try {
    return globalThis.navigator?.serviceWorker?.controller
  } catch {
    return undefined // all site data is blocked
  }
}

/**
 * The strip that says that a page shows saved copies, or that a new version is ready. Its code comes once the first page is there: it
 * also registers the service worker, which no first load waits for.
 */
export function OfflinePlace() {
  const { Late, fetchOnce } = useLazyComponent(withCatalogs(() => import('./OfflineNotices.tsx'), 'offline', 'common'))
  useTimeout(fetchOnce, import.meta.env.PROD ? FIRST_PAGE_TAKES : undefined)
  return Late && <Late cameWith={cameWith} />
}
