import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { placeQuery, isState } from '../../domain/places/places.ts'
import { useTimeout } from '../../ui/hooks/events.ts'
import { openSession, readSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { EVERYWHERE, isBare, ownPlaceQuery, readMandiView, type MandiView } from './mandi-view.ts'

/** State of a history entry whose place was found by the device and not yet accepted by the person. */
export const FOUND_BY_DEVICE = { isFoundByDevice: true }

/** Time at a place found by the device after which it counts as accepted (ms). */
const STAYED = 10_000

const withPlace = (query: URLSearchParams, own: string) => new URLSearchParams([...query, ...new URLSearchParams(own)])

/**
 * Reads the view from the address. A bare address opens the person's own place, which replaces it in the history
 * (§mandi.22). When a document loads, src/head does the same before the first paint.
 */
export function useMandiView(): MandiView {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  // Read once per address: a place that becomes known later doesn't replace the prices on screen.
  const shown = useMemo(
    () => withPlace(query, ownPlaceQuery(query, readStored, readSession().token !== undefined)),
    [query],
  )
  const view = useMemo(() => readMandiView(shown), [shown])
  useEffect(() => {
    if (!isBare(query)) return
    if (!isBare(shown)) void navigate(`?${shown}`, { replace: true })
    // So that Back shows all of India again. Without a navigation, which would render the page again.
    else history.replaceState(history.state, '', `?${withPlace(query, EVERYWHERE)}`)
  }, [query, shown, navigate])
  useLastPlace(view)
  return view
}

/**
 * Stores the place that the page opens at next time: one that the person chose or cleared, or stayed at after the
 * device found it. A place that only came with a link isn't stored.
 */
function useLastPlace({ filters: { state, district } }: MandiView) {
  const place = state ? placeQuery({ state, district }) : EVERYWHERE
  const stored = useRef(place)
  const { state: entry } = useLocation() as { state: Partial<typeof FOUND_BY_DEVICE> | null }
  const isTaken = !entry?.isFoundByDevice
  function store() {
    if (stored.current === place) return
    stored.current = place
    if (!state || isState(state)) openSession().store({ mandi_place: place })
  }
  useTimeout(store, isTaken ? 0 : STAYED, place)
}
