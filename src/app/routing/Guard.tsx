import { useContext, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ShownPage } from '../../domain/navigation/shown-page.ts'
import { signInPath } from '../../domain/navigation/safe-next.ts'
import { useSession } from '../../session/session.ts'
import { LoadingProfile } from './LoadingProfile.tsx'

/**
 * Lets a person in who has a token and of whom it is known which business they have; without a token the way leads over
 * the sign-in and back (§shell.7).
 * @param props.hasPublicPart a visitor sees the page too, which shows them what is public
 */
export default function Guard(props: { children: ReactNode; hasPublicPart?: true | undefined }) {
  const { children, hasPublicPart } = props
  const { token } = useSession()
  // Whose session has just ended signs in again.
  const [cameAsVisitor] = useState(!token)
  const location = useLocation()
  const { leaving } = useContext(ShownPage)
  // Who has just logged out is on the way to the home page already: nothing private stays on the screen in the meantime.
  if (!token && leaving) return null
  if (!token && hasPublicPart && cameAsVisitor) return children
  if (!token) return <Navigate to={signInPath(location)} replace />
  // Another person in another tab: nothing of the one before stays.
  return <Known key={token}>{children}</Known>
}

/** Once in, always in: a page does not lose its state when the business becomes known, or is found not to exist. */
function Known({ children }: { children: ReactNode }) {
  const { businessType } = useSession()
  const [known, setKnown] = useState(businessType !== undefined)
  return known ? children : <LoadingProfile onRestored={() => setKnown(true)} />
}
