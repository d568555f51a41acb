import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useOnward } from '../../domain/navigation/useOnward.ts'
import { NoPosition, type DistrictName } from '../../domain/places/district-points.ts'
import { districtsHere, locationError } from '../../domain/places/find-here.ts'
import { placeQuery } from '../../domain/places/places.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { standaloneLink } from '../../ui/controls/link.css.ts'
import { usePromiseListener } from '../../ui/hooks/events.ts'
import * as styles from './mandi.css.ts'
import { FOUND_BY_DEVICE, mandiAddress, priceDistrict, type MandiView } from './mandi-view.ts'
import { useFilterText } from './Prices.tsx'

/** Opens the nearest district's prices and offers the next two (§mandi.27). A new `key` asks the device again. */
export function FindPlace({ view }: { view: MandiView }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const onward = useOnward()
  const [found, setFound] = useState<Found>()
  const { state, district } = view.filters
  const [before] = useState(view.filters)
  const ask = useCallback(() => findDistricts(queryClient), [queryClient])
  const isChosen = state !== before.state || district !== before.district
  usePromiseListener(ask, (answer) => {
    setFound(answer)
    const [nearest] = answer.districts
    // A place that was chosen meanwhile stays.
    if (!nearest || isChosen) return
    const address = addressOf(view, nearest)
    if (address !== mandiAddress(view)) void onward(address, { state: FOUND_BY_DEVICE })
  })
  if (!found)
    return (
      <p role="status">
        <Trans comment="After a press on Near me, while the device finds out where it is.">
          Finding where you are…
        </Trans>
      </p>
    )
  const { districts, error } = found
  const current = districts.find((each) => each.state === state && each.district === district)
  if (districts.length === 0 && !isChosen)
    return (
      <p role="alert">
        {error ? (
          t(locationError(error))
        ) : (
          <Trans comment="On the mandi page, when the device is outside India. What else to do follows.">
            We know no market near this position.
          </Trans>
        )}{' '}
        {(!error || error instanceof NoPosition) && (
          <Trans comment="On the mandi page, when the device could not find a place with prices.">
            You can choose your state and district in the filters.
          </Trans>
        )}
      </p>
    )
  if (!current) return null // the prices of another place are shown
  const place = <PlaceName place={current} />
  return (
    <div className={styles.row}>
      <p role="status">
        <Trans comment="After a press on Near me, over links to two other districts. {place}: Nashik, Maharashtra.">
          You seem to be near {place}. If not, choose:
        </Trans>
      </p>
      {districts
        .filter((each) => each !== current)
        .map((each) => (
          <Link key={placeQuery(each)} to={addressOf(view, each)} replace className={standaloneLink}>
            <PlaceName place={each} />
          </Link>
        ))}
    </div>
  )
}

const PlaceName = ({ place }: { place: DistrictName }) => <ForeignText text={useFilterText(place)} />

const addressOf = (view: MandiView, place: DistrictName) =>
  mandiAddress({ ...view, filters: { ...view.filters, ...place }, page: 1 })

const CHOICES = 3
/** Enough districts for these choices, though the 14 of Delhi are one. */
const NEAREST = 20

type Found = { districts: DistrictName[]; error?: unknown }

/** The districts nearest to the device under which prices are reported, nearest first; none outside India. */
async function findDistricts(queryClient: QueryClient): Promise<Found> {
  try {
    const places = (await districtsHere(queryClient, NEAREST)).map(priceDistrict)
    return { districts: [...new Map(places.map((place) => [placeQuery(place), place])).values()].slice(0, CHOICES) }
  } catch (error) {
    return { districts: [], error }
  }
}
