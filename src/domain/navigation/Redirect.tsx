// oxlint-disable-next-line no-restricted-imports -- the only use
import { Navigate, useLocation, type To } from 'react-router'

/** Replaces this address. The router's `Navigate` does so only once, and a second Back would stay on an empty page. */
export function Redirect({ to }: { to: To }) {
  const { key } = useLocation()
  return <Navigate key={key} to={to} replace />
}
