import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { visuallyHidden } from '../ui/global.css.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import * as styles from './shell.css.ts'

/** The frame around every page: skip link, header, main part, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  return (
    <>
      <a href="#main" className={styles.skip}>
        <Trans comment="First link of every page, for keyboard users: jumps over the header.">
          Skip to the content
        </Trans>
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={pathname}>
          <Suspense
            fallback={
              <p role="status" className={visuallyHidden}>
                {t({ message: 'Loading…', comment: 'While a page is on its way.' })}
              </p>
            }
          >
            {children}
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </>
  )
}
