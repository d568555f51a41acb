import { EVERYWHERE, VIEW_NAMES } from './mandi-view.ts'

type Key = 'own_place' | 'mandi_place'

/** Whether the address has no parameter that defines a view. */
export const isBare = (query: URLSearchParams): boolean => !VIEW_NAMES.some((name) => query.has(name))

/**
 * The query that a bare address means on this device: the place in the person's profile, else the last chosen one
 * (§mandi.22). Empty if neither is known, if all of India was chosen last, and for any other address.
 */
export function ownPlaceQuery(
  query: URLSearchParams,
  stored: (key: Key) => string | null | undefined,
  isSignedIn: boolean,
): string {
  if (!isBare(query)) return ''
  const last = stored('mandi_place')
  return last === EVERYWHERE ? '' : (isSignedIn && stored('own_place')) || last || ''
}
