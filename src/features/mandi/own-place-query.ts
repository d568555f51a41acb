import { EVERYWHERE, VIEW_NAMES } from './mandi-view.ts'

type Key = 'own_place' | 'mandi_place'

/** The address says nothing about what to show. */
export const isBare = (query: URLSearchParams): boolean => !VIEW_NAMES.some((name) => query.has(name))

/**
 * The query that a bare address stands for on this device: the place of the person's profile, else the place chosen last
 * (§mandi.22). Empty where neither is known, where all of India was chosen last, and for any other address.
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
