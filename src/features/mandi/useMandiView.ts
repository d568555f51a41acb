import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { placeQuery } from '../../domain/places/place-query.ts'
import { isState } from '../../domain/places/places.ts'
import { openSession, readSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { EVERYWHERE, readMandiView, type MandiView } from './mandi-view.ts'
import { ownPlaceQuery } from './own-place-query.ts'

const ownPlace = (query: URLSearchParams) => ownPlaceQuery(query, readStored, readSession().token !== undefined)
const withPlace = (query: URLSearchParams, own: string) => new URLSearchParams([...query, ...new URLSearchParams(own)])

/** The view of the address. A bare one opens at one's own place, which then stands in the address (§mandi.22). */
export function useMandiView(): MandiView {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  // As it is when the address is opened: what becomes known later takes no prices from under the reader.
  const own = useMemo(() => ownPlace(query), [query])
  const shown = useMemo(() => withPlace(query, own), [query, own])
  const view = useMemo(() => readMandiView(shown), [shown])
  useEffect(() => {
    if (own) void navigate(`?${shown}`, { replace: true, state })
  }, [own, shown, state, navigate])
  useLastPlace(view)
  return view
}

/** A place that is chosen, or taken back, is where the page opens next time. One that only came with an address is not. */
function useLastPlace({ filters: { state, district } }: MandiView) {
  const place = state ? placeQuery({ state, district }) : EVERYWHERE
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    if (!state || isState(state)) openSession().store({ mandi_place: place })
  }, [place, state])
}
