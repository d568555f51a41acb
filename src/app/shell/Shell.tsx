import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useRoutes, type Location } from 'react-router'
import { unlessBlocked } from '../../device/blocked.ts'
import { ShownPage } from '../../domain/navigation/usePageTitle.ts'
import { FIRST_PAGE_TAKES } from '../../domain/timers.ts'
import { withCatalogs } from '../../i18n/catalog.ts'
import { useTimeout } from '../../ui/hooks/events.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { InputReplay } from './InputReplay.ts'
import { ErrorBoundary } from '../routing/ErrorBoundary.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { usePageTransition } from '../routing/usePageTransition.ts'
import { authLayout, routeOf } from '../routing/routes.tsx'
import { ExpiredNotice } from './Expired.tsx'
import { useCutPaste } from './useCutPaste.ts'
import { useSessionEffects } from './useSessionEffects.ts'
import * as styles from './shell.css.ts'
import { useSession } from '../../session/session.ts'
import { ToastMount } from './ToastMount.tsx'

/** Renders only the page's own route: React Router would rank all routes at each rendering. */
const Page = ({ location }: { location: Location }) => useRoutes([routeOf(location.pathname)], location)

/** The frame around every page: skip link, header, main part and footer, or the auth layout. */
export function Shell({ bare = false }: { bare?: boolean }) {
  const { t } = useLingui()
  const { shown, leaving, by } = usePageTransition()
  const { isAuth, isGuarded } = routeOf(shown.pathname)
  const turn = useSessionKey()
  useSessionEffects(shown.pathname)
  useCutPaste()

  const key = isAuth ? shown.pathname : `${turn} ${shown.pathname}`
  // Memoized: a changed element would make React hydrate the prerendered page synchronously, in one long task.
  const main = useMemo(
    () => (
      <main id="main" tabIndex={-1} className={styles.main}>
        {leaving && <div className={styles.loader} aria-hidden />}
        <div className={leaving ? styles.left : styles.page}>
          <Suspense
            fallback={
              <div className={styles.waiting}>
                <p role="status" className={visuallyHidden}>
                  {t({ message: 'Loading…', comment: 'While a page is on its way.' })}
                </p>
              </div>
            }
          >
            <ErrorBoundary key={key}>
              <ShownPage value={{ leaving, by }}>{!bare && <Page location={shown} />}</ShownPage>
            </ErrorBoundary>
            <InputReplay />
          </Suspense>
        </div>
      </main>
    ),
    [bare, by, key, leaving, shown, t],
  )
  return (
    <>
      <a href="#main" className={styles.skip}>
        <Trans comment="First link of every page, for keyboard users: jumps over the header.">
          Skip to the content
        </Trans>
      </a>
      <OfflinePlace />
      {isAuth ? (
        <authLayout.Chunk>{main}</authLayout.Chunk>
      ) : (
        <>
          {!isGuarded && <ExpiredNotice />}
          <Header />
          {main}
          <Footer />
        </>
      )}
      <ToastMount />
    </>
  )
}

/**
 * Changes when this person logs out, or another one signs in, in any tab. As a `key` it clears all that they typed or
 * saw. It stays when a visitor signs in, or a session expires. Pages in the auth layout clear themselves.
 */
function useSessionKey(): number {
  const { person } = useSession()
  const [{ owner, turn }, setTurn] = useState({ owner: person, turn: 0 })
  if (owner !== person) setTurn({ owner: person, turn: owner === undefined ? turn : turn + 1 })
  return turn
}

/** The worker that the page opened with: another tab may activate a newer one before the notices' code is loaded. */
const openedWith = unlessBlocked(() => globalThis.navigator?.serviceWorker?.controller)

/** Loads the notices' code after the first page. It runs once, because this component stays for the whole visit. */
function OfflinePlace() {
  const queryClient = useQueryClient()
  const { Late, fetchOnce } = useLazyComponent(
    withCatalogs(
      async () => {
        const notices = await import('../offline/OfflineNotices.tsx')
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
