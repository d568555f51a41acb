import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../domain/navigation/paths.ts'
import { signInPath } from '../../domain/navigation/safe-next.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { withCatalogs } from '../../i18n/with-catalogs.ts'
import { mayHoldPayments } from '../../payments/confirmation/journal-mark.ts'
import { restoreSession } from '../../session/restore.ts'
import { readSession, useSession, watchSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { useSubscription } from '../../ui/hooks/useSubscription.ts'
import { routeOf } from '../routing/routes.tsx'
import { welcome } from './welcome.ts'

const loadResume = withCatalogs(() => import('../../payments/confirmation/resume.ts'), 'payments')

/** Pages that a visitor may read; not the sign-in and the registration. */
const isForAll = (pathname: string) => !routeOf(pathname).isGuarded && !routeOf(pathname).isAuth

/** Code comes late, and a log-out may come before it. */
const isHere = (token: string) => readSession().token === token

/** The token that the server has been asked about, once. */
let asked: string | undefined

/**
 * What follows from a session that begins or ends, wherever that happens: in this tab, in another, or at the server.
 * @param pathname the page that is shown
 */
export function useSessionEffects(pathname: string): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const locale = useLocale()
  const { token, businessType } = useSession()

  useSubscription(watchSession, (now, before) => {
    const { pathname } = window.location
    // A page for everybody goes on as a visitor's: what it shows is asked for again, without the token.
    if (now.expired && isForAll(pathname)) {
      void queryClient.resetQueries()
      return
    }
    // What was fetched for one person is not for the next.
    if (now.token !== before.token) queryClient.clear()
    if (now.expired && !before.expired && pathname !== paths.auth())
      void navigate(signInPath(window.location), { replace: true })
  })

  // On a page for everybody nothing else would tell that the server no longer knows the token.
  const isUnsure = token !== undefined && (isForAll(pathname) || !readStored('userRole') || !readStored('user_phone'))
  useEffect(() => {
    if (!isUnsure || asked === token) return
    asked = token
    welcome(queryClient, locale).catch(() => undefined) // at the next visit
  }, [isUnsure, token, queryClient, locale])

  // On a guarded page the guard waits for this itself (§session.9).
  const restore = token && !businessType && isForAll(pathname) ? token : undefined
  useEffect(() => {
    if (!restore) return
    restoreSession(queryClient, locale).catch(() => undefined) // a guarded page will say so
    // On each change of the path (§session.5).
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [restore, pathname, queryClient, locale])

  // What was paid and not confirmed before a crash or a reload (§payments.15).
  useEffect(() => {
    if (token && mayHoldPayments())
      loadResume()
        .then(({ resume }) => (isHere(token) ? resume(queryClient, locale) : undefined))
        .catch(() => undefined) // the page of what was paid tries again
  }, [token, queryClient, locale])
}
