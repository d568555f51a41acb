import { useQueryClient } from '@tanstack/react-query'
import { unlessBlocked } from '../../device/blocked.ts'
import { FIRST_PAGE_TAKES } from '../../domain/timers.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { withCatalogs } from '../../i18n/catalog.ts'
import { useTimeout } from '../../ui/hooks/events.ts'

/** The worker that the page opened with: another tab may activate a newer one before the notices' code is loaded. */
const openedWith = unlessBlocked(() => globalThis.navigator?.serviceWorker?.controller)

/** The notices' code comes after the first page, and once: this component stays for the whole visit. */
export function OfflinePlace() {
  const queryClient = useQueryClient()
  const { Late, fetchOnce } = useLazyComponent(
    withCatalogs(
      async () => {
        const notices = await import('./OfflineNotices.tsx')
        notices.startOffline(queryClient, openedWith)
        return notices
      },
      'offline',
      'common',
    ),
  )
  useTimeout(fetchOnce, import.meta.env.PROD ? FIRST_PAGE_TAKES : undefined)
  return Late && <Late />
}
