import { EVERYWHERE, VIEW_NAMES } from './mandi-view.ts'

type Key = 'own_place' | 'mandi_place'

/**
 * What a bare address of the page stands for on this device, as a query: the place of one's own profile, else the last one that was
 * looked at (§mandi.22). Empty where neither is known, where all of India was looked at last, and where the address says itself
 * what to show.
 */
export function ownPlaceQuery(
  query: URLSearchParams,
  stored: (key: Key) => string | null | undefined,
  isSignedIn: boolean,
): string {
  if (VIEW_NAMES.some((name) => query.has(name))) return ''
  const last = stored('mandi_place')
  return last === EVERYWHERE ? '' : (isSignedIn && stored('own_place')) || last || ''
}
