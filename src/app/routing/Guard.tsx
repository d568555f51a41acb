import { useContext, useState, type ReactNode, useCallback } from 'react'
import { Navigate, useLocation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ShownPage, usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { signInPath } from '../../domain/navigation/paths.ts'
import { LoadFailure } from '../../domain/LoadFailure.tsx'
import { useSession } from '../../session/session.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { restoreSession } from '../../session/restore.ts'
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
  const [failure, setFailure] = useState<{ error: unknown }>()

  const restore = useCallback(
    () =>
      restoreSession(queryClient, locale).then(
        () => undefined,
        (error: unknown) => ({ error }),
      ),
    [queryClient, locale],
  )
  const end = (failed: typeof failure) => (failed ? setFailure(failed) : onRestored())
  usePromiseListener(restore, end)

  const heading = failure
    ? t({ message: 'Profile', comment: 'Title of the page of the person’s own profile.' })
    : t({ message: 'Loading profile...', comment: 'Heading of a page that waits for the person’s profile.' })
  return (
    <div className={`${column} ${styles.notice}`}>
      <PageHeading title={usePageTitle(heading)} className={styles.heading}>
        {heading}
      </PageHeading>
      {failure && (
        <LoadFailure
          title={<Trans comment="Heading of an error panel.">Failed to load profile</Trans>}
          error={failure.error}
          onRetry={() => {
            setFailure(undefined)
            void restore().then(end)
          }}
        />
      )}
    </div>
  )
}
