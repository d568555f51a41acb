import { useContext, useState, type ReactNode, useCallback } from 'react'
import { Navigate, useLocation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ShownPage, usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { signInPath } from '../../domain/navigation/paths.ts'
import { useSession } from '../../session/session.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { restoreSession } from '../../session/restore.ts'
import { button } from '../../ui/controls/button.css.ts'
import { column } from '../../ui/theme/global.css.ts'
import { usePromiseListener } from '../../ui/hooks/events.ts'
import { PageHeading } from '../../ui/layout/PageHeader.tsx'
import * as styles from '../../domain/page.css.ts'

/**
 * Shows a page to persons with a token and a known business type. Without a token, leads to sign-in and back (§shell.7).
 * `hasPublicPart`: visitors see the page too, which shows them its public part.
 */
export function Guard(props: { children: ReactNode; hasPublicPart?: true | undefined }) {
  const { children, hasPublicPart } = props
  const { token } = useSession()
  // A person whose session has just ended signs in again; only those who came as visitors see the public part.
  const [cameAsVisitor] = useState(!token)
  const location = useLocation()
  const { leaving } = useContext(ShownPage)
  // Logging out already leads to the home page: nothing private stays on the screen until it is there.
  if (!token && leaving) return null
  if (!token && hasPublicPart && cameAsVisitor) return children
  if (!token) return <Navigate to={signInPath(location)} replace />
  // Another person signed in in another tab: the key discards the previous person's state.
  return <Known key={token}>{children}</Known>
}

/** Keeps its page and its state when the business becomes known later, or turns out not to exist. */
function Known({ children }: { children: ReactNode }) {
  const { businessType } = useSession()
  const [known, setKnown] = useState(businessType !== undefined)
  return known ? children : <LoadingProfile onRestored={() => setKnown(true)} />
}

/** Shown instead of a guarded page while the business is restored. After a failure it offers to try again. */
function LoadingProfile({ onRestored }: { onRestored: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const locale = useLocale()
  const [failed, setFailed] = useState(false)

  const restore = useCallback(
    () =>
      restoreSession(queryClient, locale).then(
        () => true,
        () => false,
      ),
    [queryClient, locale],
  )
  const end = (isRestored: boolean) => (isRestored ? onRestored() : setFailed(true))
  usePromiseListener(restore, end)

  const loading = t({
    message: 'Loading profile...',
    comment: 'Heading of a page that waits for the person’s profile.',
  })
  const heading = failed ? t({ message: 'Failed to load profile', comment: 'Heading of a page that waited.' }) : loading
  return (
    <div className={`${column} ${styles.notice}`}>
      <PageHeading title={usePageTitle(heading)} className={styles.heading}>
        {heading}
      </PageHeading>
      {failed && (
        <div role="alert" className={styles.failure}>
          <p>
            <Trans comment="The person’s profile could not be loaded; a button “Try again” is below.">
              Failed to load profile data. Please try again.
            </Trans>
          </p>
          <button
            type="button"
            className={button({ tone: 'main' })}
            onClick={() => {
              setFailed(false)
              void restore().then(end)
            }}
          >
            <Trans comment="Button: load the same thing once more.">Try again</Trans>
          </button>
        </div>
      )}
    </div>
  )
}
