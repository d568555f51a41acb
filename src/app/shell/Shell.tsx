import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useRoutes } from 'react-router'
import { ShownPage } from '../../domain/navigation/shown-page.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { InputReplay } from './InputReplay.ts'
import { ErrorBoundary } from '../routing/ErrorBoundary.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { MessagePlace } from './toasts/MessagePlace.tsx'
import { OfflinePlace } from '../offline/OfflinePlace.tsx'
import { usePageTransition } from '../routing/usePageTransition.ts'
import { authLayout, routeOf, routes } from '../routing/routes.tsx'
import { useSessionEffects } from '../session/useSessionEffects.ts'
import * as styles from './shell.css.ts'
import { useTurn } from '../routing/useTurn.ts'

/** The frame around every page: skip link, header, main part, footer; or, around sign-in and registration, the auth layout. */
export function Shell({ bare = false }: { bare?: boolean }) {
  const { t } = useLingui()
  const { shown, leaving, byLink } = usePageTransition()
  const page = useRoutes(routes, shown)
  const isAuth = routeOf(shown.pathname).isAuth
  const turn = useTurn()
  useSessionEffects(shown.pathname)

  const main = (
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
          <ErrorBoundary key={isAuth ? shown.pathname : `${turn} ${shown.pathname}`}>
            <ShownPage value={{ leaving, byLink }}>{!bare && page}</ShownPage>
          </ErrorBoundary>
          <InputReplay />
        </Suspense>
      </div>
    </main>
  )
  return (
    <>
      <OfflinePlace pathname={shown.pathname} />
      {isAuth ? (
        <authLayout.Chunk>{main}</authLayout.Chunk>
      ) : (
        <>
          <Header />
          {main}
          <Footer />
        </>
      )}
      <MessagePlace />
    </>
  )
}
