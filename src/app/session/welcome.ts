import type { QueryClient } from '@tanstack/react-query'
import { learnOwnPlace } from '../../domain/places/own-place.ts'
import type { Locale } from '../../i18n/locales.ts'
import { askWhoIsHere } from '../../session/restore.ts'
import { alertOnce } from './profile-alert.ts'

/** What is asked, said and learned once when somebody is here. @throws ApiError; SessionOver */
export async function welcome(queryClient: QueryClient, locale: Locale): Promise<void> {
  await askWhoIsHere(queryClient, locale)
  alertOnce()
  await learnOwnPlace(queryClient, locale)
}
