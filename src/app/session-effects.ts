import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../domain/paths.ts'
import { safeNext } from '../domain/safe-next.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useSession, watchSession, type Session } from '../session/session.ts'
import { routeOf } from './routes.tsx'

/**
 * What follows from a session that begins or ends, wherever that happens: in this tab, in another, or at the server.
 * @param pathname the page that is shown
 */
export function useSessionEffects(pathname: string): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const locale = useLocale()
  const { token, businessType } = useSession()

  const changed = useEffectEvent((now: Session, before: Session) => {
    const { pathname, search } = window.location
    // What was fetched for one person is not for the next.
    if (now.token !== before.token) queryClient.clear()
    if (now.expired && !before.expired && pathname !== paths.auth()) {
      const next = safeNext(pathname + search)
      void navigate(paths.auth(next === paths.home() ? {} : { next }), { replace: true })
    }
  })
  useEffect(() => watchSession((now, before) => changed(now, before)), [])

  // On a guarded page the guard waits for this itself (specification part 2, section 4, Session restore).
  const restore = token && !businessType && routeOf(pathname).access === 'public' && routeOf(pathname).frame === 'full'
  useEffect(() => {
    if (!restore) return
    import('../session/restore.ts')
      .then(({ restoreSession }) => restoreSession(queryClient, locale))
      .catch(() => undefined) // a guarded page will say so
    // On each change of the path, as the specification has it.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [restore, pathname, queryClient, locale])
}
