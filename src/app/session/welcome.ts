import type { QueryClient } from '@tanstack/react-query'
import { learnOwnPlace } from '../../domain/places/own-place.ts'
import type { Locale } from '../../i18n/locales.ts'
import { askWhoIsHere } from '../../session/restore.ts'
import { alertOnce } from './profile-alert.ts'

/** Checks who is signed in, shows the alert about step 2 and learns the person's place. @throws ApiError; SessionOver */
export async function welcome(queryClient: QueryClient, locale: Locale): Promise<void> {
  await askWhoIsHere(queryClient, locale)
  alertOnce()
  await learnOwnPlace(queryClient, locale)
}
