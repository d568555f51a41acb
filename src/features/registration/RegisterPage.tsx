import { useState, useSyncExternalStore } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { paths } from '../../domain/navigation/paths.ts'
import { useSession } from '../../session/session.ts'
import { RegistrationGate } from './RegistrationGate.tsx'

const never = () => () => {}
/** False while React takes over the prerendered page, which knows neither the query nor the storage. */
const useIsHere = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Registration in two steps (§registration.2). A visitor may fill in step 1 before signing in. */
export default function RegisterPage() {
  const isHere = useIsHere()
  const [query] = useSearchParams()
  const { token, expired } = useSession()
  const [owner, setOwner] = useState<string>()
  if (isHere && owner === undefined && token) setOwner(token)
  const isOthers = owner !== undefined && token !== owner
  // Logged out in another tab: what is on the screen belongs to nobody now. (An expired session leads to the sign-in.)
  if (isOthers && !token && !expired) return <Navigate to={paths.home()} replace />
  // A visitor who signs in in another tab keeps what they typed.
  const whose = isOthers && token ? token : undefined
  const step = isHere && query.get('step') === '2' ? 2 : 1
  return <RegistrationGate key={whose} isHere={isHere} step={step} wanted={query.get('business_type')} />
}
