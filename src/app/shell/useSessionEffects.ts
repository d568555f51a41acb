import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths, signInPath } from '../../domain/navigation/paths.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { withCatalogs } from '../../i18n/catalog.ts'
import { mayHoldPayments } from '../../payments/journal-mark.ts'
import { restoreSession } from '../../session/restore.ts'
import { readSession, useSession, watchSession, signOut } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { useSubscription } from '../../ui/hooks/events.ts'
import { clearMessages } from '../../ui/toast/messages.ts'
import { routeOf } from '../routing/routes.tsx'

const loadResume = withCatalogs(() => import('../../payments/confirm.ts'), 'payments')

/** Pages that visitors may read, except sign-in and registration. */
const isForAll = (pathname: string) => !routeOf(pathname).isGuarded && !routeOf(pathname).isAuth

/** Whether the session is still the same: the person may log out before late code arrives. */
const isHere = (token: string) => readSession().token === token

/** Reacts to a session that begins or ends, in this tab, in another or on the server. */
export function useSessionEffects(pathname: string): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const locale = useLocale()
  const { token, businessType } = useSession()

  useSubscription(watchSession, (now, before) => {
    const { pathname } = window.location
    // On a page for everybody the person becomes a visitor: its data is requested again without the token.
    if (now.expired && isForAll(pathname)) {
      void queryClient.resetQueries()
      return
    }
    // The next person must not get data that was fetched for this one.
    if (now.token !== before.token) queryClient.clear()
    // An expired session keeps the messages, as the same person has to log in again.
    if (now.token !== before.token && !now.expired) clearMessages()
    if (now.expired && !before.expired && pathname !== paths.auth())
      void navigate(signInPath(window.location), { replace: true })
  })

  // On a page for everybody, no other request would show that the server no longer accepts the token.
  useQuery({
    queryKey: ['token-check', token],
    queryFn: () =>
      import('./complete-sign-in.ts')
        .then(({ completeSignIn }) => completeSignIn(queryClient, locale))
        .then(() => true),
    enabled: token !== undefined && (isForAll(pathname) || !readStored('userRole') || !readStored('user_phone')),
    staleTime: 'static', // each token is checked once
    notifyOnChangeProps: [],
  })

  // On each change of the path (§session.5); on a guarded page the guard does it (§session.9).
  useQuery({
    queryKey: ['restored', token, pathname],
    queryFn: () => restoreSession(queryClient, locale).then(() => true),
    enabled: token !== undefined && !businessType && isForAll(pathname),
    staleTime: 'static',
    gcTime: 0,
    notifyOnChangeProps: [],
  })

  // Confirms what was paid before a crash or a reload (§payments.15).
  useEffect(() => {
    if (token && mayHoldPayments())
      loadResume()
        .then(({ resume }) => (isHere(token) ? resume(queryClient) : undefined))
        .catch(() => undefined) // the page of the payment tries again
  }, [token, queryClient])
}

/** Ends the session on this device, in every tab, and opens the home page (§session.14). */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  return () => {
    const here = window.location.pathname === paths.home()
    void navigate(paths.home())
    signOut()
    // On the home page nothing navigates, so this moves the focus from the button that has gone.
    if (here) document.querySelector('h1')?.focus()
  }
}
