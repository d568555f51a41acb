import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paths, signInPath } from '../../domain/navigation/paths.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { withCatalogs } from '../../i18n/catalog.ts'
import { mayHoldPayments } from '../../payments/journal-mark.ts'
import { restoreSession, verifySession } from '../../session/restore.ts'
import { readSession, useSession, watchSession, openSession, signOut } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { useSubscription } from '../../ui/hooks/events.ts'
import { routeOf } from '../routing/routes.tsx'
import { userProfileQuery } from '../../api/account.ts'
import { placeInText } from '../../domain/places/place-in-text.ts'
import { isState, placeQuery } from '../../domain/places/places.ts'
import type { Locale } from '../../i18n/locales.ts'
import { showMessage } from '../../ui/toast/messages.ts'

const loadResume = withCatalogs(() => import('../../payments/confirm.ts'), 'payments')

/** Pages that visitors may read, except sign-in and registration. */
const isForAll = (pathname: string) => !routeOf(pathname).isGuarded && !routeOf(pathname).isAuth

/** Whether the session is still the same: the person may log out before late code arrives. */
const isHere = (token: string) => readSession().token === token

/** The last token that was checked with the server; each is checked once. */
let asked: string | undefined

/**
 * Reacts to a session that begins or ends, whether in this tab, in another or on the server.
 * @param pathname the page that is shown
 */
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
    if (now.expired && !before.expired && pathname !== paths.auth())
      void navigate(signInPath(window.location), { replace: true })
  })

  // On a page for everybody, no other request would show that the server no longer accepts the token.
  const isUnsure = token !== undefined && (isForAll(pathname) || !readStored('userRole') || !readStored('user_phone'))
  useEffect(() => {
    if (!isUnsure || asked === token) return
    asked = token
    import('./useSessionEffects.ts')
      .then(({ completeSignIn }) => completeSignIn(queryClient, locale))
      .catch(() => undefined) // retried at the next visit
  }, [isUnsure, token, queryClient, locale])

  // On a guarded page the guard restores the session itself (§session.9).
  const restore = token && !businessType && isForAll(pathname) ? token : undefined
  useEffect(() => {
    if (!restore) return
    restoreSession(queryClient, locale).catch(() => undefined) // a guarded page shows the error
    // Repeated on each change of the path (§session.5).
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [restore, pathname, queryClient, locale])

  // Confirms what was paid before a crash or a reload (§payments.15).
  useEffect(() => {
    if (token && mayHoldPayments())
      loadResume()
        .then(({ resume }) => (isHere(token) ? resume(queryClient, locale) : undefined))
        .catch(() => undefined) // the page of the payment tries again
  }, [token, queryClient, locale])
}

/** Checks who is signed in, shows the alert about step 2 and stores the place of their business. @throws ApiError; SessionOver */
export async function completeSignIn(queryClient: QueryClient, locale: Locale): Promise<void> {
  await verifySession(queryClient, locale)
  alertOnce()
  await storeOwnPlace(queryClient, locale)
}

/**
 * Stores the state and district of the person's own business on this device until they sign out, so that prices open
 * there (§mandi.22).
 * @throws ApiError, SessionOver
 */
export async function storeOwnPlace(queryClient: QueryClient, locale: Locale): Promise<void> {
  if (readStored('own_place')) return
  const session = openSession()
  const { business } = await session.during(queryClient.fetchQuery(userProfileQuery(locale)))
  const { state = '', district } = business ?? {}
  // A profile may have the names in the reader's language.
  const place = isState(state) ? { state, district } : await placeInText(`${district ?? ''}, ${state}`)
  if (place) session.store({ own_place: placeQuery(place) })
}

const incomplete = msg({
  message: 'The details of your business are not complete yet. You can complete them from your profile.',
  comment: 'Short message, once after the sign-in, to who has done only step 1 of the registration.',
})

/** Says once after a sign-in that step 2 of the registration is missing (`has_shown_profile_alert`, §sign-in.14). */
export function alertOnce(): void {
  if (readStored('hasProfile') !== false || !readStored('business_type') || readStored('has_shown_profile_alert'))
    return
  openSession().store({ has_shown_profile_alert: true })
  showMessage(i18n._(incomplete))
}

/** Ends the session on this device, in every tab, and opens the home page (§session.14). */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  return () => {
    const here = window.location.pathname === paths.home()
    void navigate(paths.home())
    signOut()
    // On the home page no navigation moves the focus, and the button that had it is gone.
    if (here) document.querySelector('h1')?.focus()
  }
}
