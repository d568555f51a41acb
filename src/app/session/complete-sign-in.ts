import type { QueryClient } from '@tanstack/react-query'
import { storeOwnPlace } from '../../domain/places/own-place.ts'
import type { Locale } from '../../i18n/locales.ts'
import { verifySession } from '../../session/restore.ts'
import { alertOnce } from './profile-alert.ts'

/** Checks who is signed in, shows the alert about step 2 and stores the place of their business. @throws ApiError; SessionOver */
export async function completeSignIn(queryClient: QueryClient, locale: Locale): Promise<void> {
  await verifySession(queryClient, locale)
  alertOnce()
  await storeOwnPlace(queryClient, locale)
}
