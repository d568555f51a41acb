import { useContext, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../../domain/navigation/Page.tsx'
import { Redirect } from '../../domain/navigation/Redirect.tsx'
import { ShownPage } from '../../domain/navigation/usePageTitle.ts'
import { signInPath } from '../../domain/navigation/paths.ts'
import { LoadFailure } from '../../domain/LoadFailure.tsx'
import { useSession } from '../../session/session.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { restoreSession } from '../../session/restore.ts'
import { notice } from '../../domain/page.css.ts'

/** Without a token, leads to the sign-in and back (§shell.7); with `hasPublicPart`, shows visitors the page too. */
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
  if (!token) return <Redirect to={signInPath(location)} />
  // Another session in another tab: the key discards the previous state. Shell's needs the stored id of the person.
  return (
    <Known key={token} token={token}>
      {children}
    </Known>
  )
}

/** Keeps its page and its state when the business becomes known later, or turns out not to exist. */
function Known({ token, children }: { token: string; children: ReactNode }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { businessType } = useSession()
  const [wasKnown] = useState(businessType !== undefined)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['guard', token],
    queryFn: ({ client }) => restoreSession(client, locale).then(() => true),
    enabled: !wasKnown,
    staleTime: 'static',
    gcTime: 0, // the next page asks again
  })
  if (wasKnown || data) return children

  const failed = error && !isFetching
  const heading = failed
    ? t({ message: 'Profile', comment: 'Title of the page of the person’s own profile.' })
    : t({ message: 'Loading profile...', comment: 'Heading of a page that waits for the person’s profile.' })
  return (
    <Page look="small" title={heading} className={notice}>
      {failed && (
        <LoadFailure
          title={<Trans comment="Heading of an error panel.">Failed to load profile</Trans>}
          error={error}
          onRetry={refetch}
        />
      )}
    </Page>
  )
}
