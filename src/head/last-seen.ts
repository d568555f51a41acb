import { LAST_SEEN, lastSeenKey, type LastSeen, type LastSeenPage } from '../api/copies/copies.ts'

type Stored = (key: string) => string | null

/** Lifetime of a copy, the same as that of saved replies (ms, src/api/copies/remember.ts). */
const MAX_AGE = 7 * 86_400_000

/** This person's copy of the page at this address, from this build; undefined without a valid copy. */
export function findLastSeen(stored: Stored, token: string, app: string): LastSeenPage | undefined {
  // Without a business type the guard asks for the profile first.
  if (!stored('business_type')) return undefined
  try {
    const copies = JSON.parse(stored(LAST_SEEN) ?? '') as LastSeen
    if (copies.token !== token || copies.app !== app) return undefined
    const page = new Map(copies.pages).get(lastSeenKey(document.documentElement.lang, location))
    const age = page ? Date.now() - page.at : NaN
    return age >= 0 && age < MAX_AGE ? page : undefined
  } catch {
    return undefined
  }
}

/**
 * Shows the last-seen copy in the frame's main part, as soon as that and its styles have loaded. Screen readers don't
 * get it, but its links work by touch. React replaces it and starts with its data (main.tsx). If another tab ends the
 * session, it is removed.
 */
export function showLastSeen(
  page: LastSeenPage,
  { stored, token, early }: { stored: Stored; token: string; early: NonNullable<Window['early']> },
): void {
  const copy = document.createElement('div')
  copy.dataset.seen = ''
  copy.setAttribute('aria-hidden', 'true')
  const lastSeen = (early.lastSeen = { ...page, token })
  const show = () => {
    const place = document.querySelector('#main > :empty')
    const styles = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
    if (!place || !styles?.sheet || !lastSeen.main || innerWidth !== lastSeen.width) return
    copy.innerHTML = lastSeen.main // allowed by the head's Trusted Types policy (main.ts)
    lastSeen.main = ''
    for (const [room, height] of Object.entries(lastSeen.heights))
      copy.querySelector<HTMLElement>(`[data-room=${room}]`)!.style.height = `${height}px`
    place.append(copy)
  }
  // Tries again when parsing ends and when the styles load.
  for (const event of ['readystatechange', 'load']) document.addEventListener(event, show, true)

  const look = () => {
    if (stored('authToken') === token) return
    lastSeen.main = ''
    copy.remove()
    delete early.lastSeen
  }
  for (const event of ['storage', 'pageshow', 'visibilitychange']) addEventListener(event, look)
}
