import { Navigate, useLocation } from 'react-router'

/** An older address: its query (`next`, say) goes along, and Back does not lead here again. */
export function MovedTo({ to }: { to: string }) {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: to, search, hash }} replace />
}
