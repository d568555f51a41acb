import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { ReadQueries } from '../../api/ask.ts'
import { mandiPricesQuery } from '../../api/mandi.ts'
import { newestDay } from '../../domain/mandi/price-rows.ts'
import { Page } from '../../domain/navigation/Page.tsx'
import { placeQuery, isState } from '../../domain/places/places.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { openSession, readSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { column } from '../../ui/theme/global.css.ts'
import * as styles from './mandi.css.ts'
import {
  EVERYWHERE,
  isBare,
  mandiRead,
  ownPlaceQuery,
  readMandiView,
  type FOUND_BY_DEVICE,
  type MandiView,
} from './mandi-view.ts'
import { Results } from './Results.tsx'

export const queries: ReadQueries = { listMandiPrices: mandiPricesQuery }

/** Prices of the wholesale markets (§mandi.1). All its state is in the address. */
export default function MandiPage() {
  const { t } = useLingui()
  const view = useMandiView()
  return (
    <Page
      title={t({ message: 'Market Mandi', comment: 'Title of the page of wholesale market prices.' })}
      className={`${column} ${styles.page}`}
      look="list"
      sub={
        <Trans comment="Under the title of the page of wholesale market prices.">
          Real-time agricultural commodity prices across India
        </Trans>
      }
      action={<NewestPrice filters={view.filters} />}
    >
      <Results view={view} />
    </Page>
  )
}

/** The day of the newest of all matching prices, beside the subtitle's “Real-time” (§mandi.1). */
function NewestPrice({ filters }: Pick<MandiView, 'filters'>) {
  const locale = useLocale()
  const { data: day } = useQuery({
    // The server sends the newest prices first.
    ...mandiPricesQuery(locale, mandiRead({ filters, page: 1 })),
    select: ({ records }) => newestDay(records),
  })
  const date = day && formatDate(locale, day)
  // The prerendered date can differ where the build and the browser have different ICU versions.
  return date ? (
    <p className={styles.note} suppressHydrationWarning>
      <Trans comment="Beside the title of the page of mandi prices: the day of the newest price. {date}: for example 21 Apr 2026.">
        Newest: {date}
      </Trans>
    </p>
  ) : null
}

/** Time at a place found by the device after which it counts as accepted (ms). */
const STAYED = 10_000

const withPlace = (query: URLSearchParams, own: string) => new URLSearchParams([...query, ...new URLSearchParams(own)])

/** A bare address gets the person's own place (§mandi.22). In a new document, src/head does so before the first paint. */
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
    // Writes `place=all`, so that Back shows all of India again. A navigation would render the page again.
    else history.replaceState(history.state, '', `?${withPlace(query, EVERYWHERE)}`)
  }, [query, shown, navigate])
  useLastPlace(view)
  return view
}

/** Stores a place that the person chose, cleared, or stayed at after the device found it, but none from a link. */
function useLastPlace({ filters: { state, district } }: MandiView) {
  const place = state ? placeQuery({ state, district }) : EVERYWHERE
  const stored = useRef(place)
  const { state: entry } = useLocation() as { state: Partial<typeof FOUND_BY_DEVICE> | null }
  const isFound = entry?.isFoundByDevice
  const isKnown = !state || isState(state)
  useEffect(() => {
    if (stored.current === place) return undefined
    const store = () => {
      stored.current = place
      if (isKnown) openSession().store({ mandi_place: place })
    }
    if (!isFound) return store()
    const timer = setTimeout(store, STAYED)
    return () => clearTimeout(timer)
  }, [isFound, isKnown, place])
}
