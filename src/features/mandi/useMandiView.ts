import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { placeQuery, isState } from '../../domain/places/places.ts'
import { useTimeout } from '../../ui/hooks/events.ts'
import { openSession, readSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { EVERYWHERE, isBare, ownPlaceQuery, readMandiView, type MandiView } from './mandi-view.ts'

/** State of a history entry whose place was found by the device and not yet accepted by the person. */
export const FOUND_BY_DEVICE = { isFoundByDevice: true }

/** State of a history entry, all optional. */
type EntryState = Partial<typeof FOUND_BY_DEVICE & { wasAllOfIndia: true }> | null

/** Time at a place found by the device after which it counts as accepted (ms). */
const STAYED = 10_000

const ownPlace = (query: URLSearchParams) => ownPlaceQuery(query, readStored, readSession().token !== undefined)
const withPlace = (query: URLSearchParams, own: string) => new URLSearchParams([...query, ...new URLSearchParams(own)])

/**
 * Reads the view from the address. A bare address opens the person's own place, which replaces it in the history
 * (§mandi.22). When a document loads, src/head does the same before the first paint. A bare entry that was shown as all
 * of India is marked, so that Back shows all of India again.
 */
export function useMandiView(): MandiView {
  const [query] = useSearchParams()
  const { state } = useLocation() as { state: EntryState }
  const navigate = useNavigate()
  // Read once per address: a place that becomes known later doesn't replace the prices on screen.
  const own = useMemo(() => (state?.wasAllOfIndia ? '' : ownPlace(query)), [query, state])
  const shown = useMemo(() => withPlace(query, own), [query, own])
  const view = useMemo(() => readMandiView(shown), [shown])
  useEffect(() => {
    if (own) void navigate(`?${shown}`, { replace: true, state })
    else if (isBare(query)) markEntry()
  }, [own, shown, state, navigate, query])
  useLastPlace(view)
  return view
}

/**
 * Marks the current entry without a navigation, which would render the page again. BrowserRouter reads `usr` on Back.
 */
function markEntry() {
  const entry = history.state as { usr?: object } | null
  history.replaceState({ ...entry, usr: { ...entry?.usr, wasAllOfIndia: true } }, '')
}

/**
 * Stores the place that the page opens at next time: one that the person chose or cleared, or stayed at after the
 * device found it. A place that only came with a link isn't stored.
 */
function useLastPlace({ filters: { state, district } }: MandiView) {
  const place = state ? placeQuery({ state, district }) : EVERYWHERE
  const stored = useRef(place)
  const { state: entry } = useLocation() as { state: EntryState }
  const isTaken = !entry?.isFoundByDevice
  function store() {
    if (stored.current === place) return
    stored.current = place
    if (!state || isState(state)) openSession().store({ mandi_place: place })
  }
  useTimeout(store, isTaken ? 0 : STAYED, place)
}
