import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { useSession } from '../../session/session.ts'
import { BusinessGate } from './BusinessGate.tsx'
import { PersonalStep } from './PersonalStep.tsx'

/** Registration in two steps (specification part 2, section 2). A visitor may fill in step 1 before signing in. */
export default function RegisterPage() {
  const [query] = useSearchParams()
  const { token, expired } = useSession()
  const [owner] = useState(token)
  const isOthers = owner !== undefined && token !== owner
  // Logged out in another tab: what is on the screen belongs to nobody now. (An expired session leads to the sign-in.)
  if (isOthers && !token && !expired) return <Navigate to={paths.home()} replace />
  const key = isOthers && token ? token : owner
  return query.get('step') === '2' ? (
    <BusinessGate key={key} wanted={query.get('business_type')} />
  ) : (
    <PersonalStep key={key} />
  )
}
