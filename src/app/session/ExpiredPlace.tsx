import { useSession } from '../../session/session.ts'
import { useComponentAfter } from '../../ui/hooks/useComponentAfter.ts'

const loadNotice = () => import('./ExpiredNotice.tsx')

/** Place of the notice that the session has expired, on pages for everybody. Its code loads when that happens. */
export function ExpiredPlace() {
  const { expired } = useSession()
  const { Late } = useComponentAfter(expired, loadNotice)
  return expired && Late && <Late />
}
