import type { QueryKey } from '@tanstack/react-query'
import { unlessBlocked } from '../../device/blocked.ts'

/**
 * Storage key of the pages that a signed-in person last saw, for the next visit's first paint. The app saves them
 * (app/offline/save-last-seen.ts), the head shows one (head/last-seen.ts), and React starts with its data (main.tsx).
 * They are beside the token and removed with it.
 */
export const LAST_SEEN = 'seen'

export type LastSeenPage = {
  /** When its data was fetched (ms since 1970). */
  at: number
  /** Width of the window (px): another width has another layout. */
  width: number
  queries: [QueryKey, unknown][]
  /** Heights (px) of areas that the copy leaves empty: people's contacts (domain/business/contact.tsx). */
  heights: Record<string, number>
  /** HTML of the main part (app/offline/save-last-seen.ts). */
  main: string
}
/** Copies of one person, made by one build, the newest last. */
export type LastSeen = { token: string; app: string; pages: [address: string, page: LastSeenPage][] }

export const lastSeenKey = (language: string, { pathname, search }: { pathname: string; search: string }): string =>
  `${language} ${pathname}${search}`

/** When `forgetLastSeen` last ran (ms since 1970). */
export let forgottenAt = 0

/** Deletes the copies: the person has changed or signed out, or has changed data, so the copies are outdated. */
export function forgetLastSeen(): void {
  forgottenAt = Date.now()
  unlessBlocked(() => globalThis.window?.localStorage.removeItem(LAST_SEEN))
}
