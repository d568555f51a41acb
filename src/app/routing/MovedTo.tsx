import { Navigate, useLocation } from 'react-router'

/** Redirects an old address with its query and hash, and replaces it in the history. */
export function MovedTo({ to }: { to: string }) {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: to, search, hash }} replace />
}
