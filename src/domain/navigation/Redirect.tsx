// oxlint-disable-next-line no-restricted-imports -- the only use
import { Navigate, useLocation, type To } from 'react-router'

/**
 * Leads on, and replaces this address in the history. The router's `Navigate` does so only once: who goes Back or presses
 * again before the next page is there would stay on an empty one.
 */
export function Redirect({ to }: { to: To }) {
  const { key } = useLocation()
  return <Navigate key={key} to={to} replace />
}
