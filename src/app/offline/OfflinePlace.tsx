import { useSyncExternalStore } from 'react'
import { hasSaved, watchSaved } from '../../api/saved-replies.ts'
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
 * Where it is said that a page shows saved copies, and that a new version is ready. Its code is fetched when there is something to
 * say, or once the first page is there (the notices wait for the rest, new-version.ts): it also brings the service worker, which no first load waits for.
 */
export function OfflinePlace({ pathname }: { pathname: string }) {
  const { Late, fetchOnce } = useLazyComponent(withCatalogs(() => import('./OfflineNotices.tsx'), 'offline', 'common'))
  const isSaved = useSyncExternalStore(watchSaved, () => hasSaved(pathname), onServer)
  const wait = isSaved ? 0 : FIRST_PAGE_TAKES
  useTimeout(fetchOnce, import.meta.env.PROD ? wait : undefined)
  return Late && <Late pathname={pathname} cameWith={cameWith} />
}

const onServer = () => false
