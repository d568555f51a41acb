import { useContext, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ShownPage } from '../../domain/navigation/usePageTitle.ts'
import { signInPath } from '../../domain/navigation/paths.ts'
import { useSession } from '../../session/session.ts'
import { LoadingProfile } from './LoadingProfile.tsx'

/**
 * Lets people in who have a token and whose business type is known. Without a token it leads to sign-in and back (§shell.7).
 * @param props.hasPublicPart visitors see the page too, which shows them its public part
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

/** Stays open after the profile is restored: the page keeps its state when the business becomes known later, or turns out not to exist. */
function Known({ children }: { children: ReactNode }) {
  const { businessType } = useSession()
  const [known, setKnown] = useState(businessType !== undefined)
  return known ? children : <LoadingProfile onRestored={() => setKnown(true)} />
}
