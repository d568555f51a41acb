import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { districtPointsQuery, type DistrictName, locate, NoPosition } from '../../../domain/places/district-points.ts'
import { placeQuery } from '../../../domain/places/places.ts'
import { ForeignText } from '../../../domain/texts/ForeignText.tsx'
import { button } from '../../../ui/controls/button.css.ts'
import { Link } from '../../../ui/controls/Link.tsx'
import { usePromiseListener } from '../../../ui/hooks/events.ts'
import * as styles from '../mandi.css.ts'
import { FOUND_BY_DEVICE, mandiAddress, priceDistrict, type MandiView } from '../mandi-view.ts'
import { useFilterText } from '../Prices.tsx'

/** Opens the nearest district's prices and offers the next two (§mandi.27). A new `key` asks the device again. */
export default function FindPlace({ view }: { view: MandiView }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [found, setFound] = useState<Awaited<ReturnType<typeof findDistricts>>>()
  const { state, district } = view.filters
  const [before] = useState(view.filters)
  const ask = useCallback(() => findDistricts(queryClient), [queryClient])
  usePromiseListener(ask, (answer) => {
    setFound(answer)
    // A place that was chosen meanwhile stays.
    const isChosen = state !== before.state || district !== before.district
    if (Array.isArray(answer) && !isChosen) void navigate(addressOf(view, answer[0]), { state: FOUND_BY_DEVICE })
  })
  if (!found)
    return (
      <p role="status">
        <Trans comment="After a press on Near me, while the device finds out where it is.">
          Finding where you are…
        </Trans>
      </p>
    )
  if (!Array.isArray(found)) return <p role="alert">{t(found)}</p>
  const current = found.find((each) => each.state === state && each.district === district)
  if (!current) return null // the prices of another place are shown
  const place = <PlaceName place={current} />
  return (
    <div className={styles.row}>
      <p role="status">
        <Trans comment="After a press on Near me, over links to two other districts. {place}: Nashik, Maharashtra.">
          You seem to be near {place}. If not, choose:
        </Trans>
      </p>
      {found
        .filter((each) => each !== current)
        .map((each) => (
          <Link
            key={`${each.state}/${each.district}`}
            to={addressOf(view, each)}
            replace
            className={button({ tone: 'quiet' })}
          >
            <PlaceName place={each} />
          </Link>
        ))}
    </div>
  )
}

const PlaceName = ({ place }: { place: DistrictName }) => <ForeignText text={useFilterText(place)} />

const addressOf = (view: MandiView, place: DistrictName | undefined) =>
  mandiAddress({ ...view, filters: { ...view.filters, ...place }, page: 1 })

/** Number of districts offered for a position. */
const CHOICES = 3
/** Enough districts for these choices, though the 14 of Delhi are one. */
const NEAREST = 20

/** The districts nearest to the device, nearest first, or why there are none. The position isn't sent anywhere. */
async function findDistricts(queryClient: QueryClient): Promise<DistrictName[] | MessageDescriptor> {
  try {
    const [position, points] = await Promise.all([locate(), queryClient.fetchQuery(districtPointsQuery)])
    const districts = points.nearest(position, NEAREST).map(priceDistrict)
    const unique = new Map(districts.map((place) => [placeQuery(place), place]))
    return unique.size > 0 ? [...unique.values()].slice(0, CHOICES) : texts.nowhere
  } catch (error) {
    if (!(error instanceof NoPosition)) return texts.map
    return error.why === 'denied' ? texts.denied : texts.unavailable
  }
}

const texts = {
  denied: msg({
    message:
      'Location unavailable: your browser does not share it with this page. You can choose your state and district in the filters.',
    comment: 'On the mandi page, when the browser or the person refused to say where the device is.',
  }),
  unavailable: msg({
    message:
      'Location unavailable: your device did not say where it is. You can choose your state and district in the filters.',
    comment: 'On the mandi page, when the device did not find out where it is within 10 seconds.',
  }),
  nowhere: msg({
    message: 'We know no market near this position. You can choose your state and district in the filters.',
    comment: 'On the mandi page, when the device is outside India.',
  }),
  map: msg({
    message: 'The map of districts could not be downloaded. Check your internet connection and try again.',
    comment: 'On the mandi page, when the data about where districts are could not be downloaded.',
  }),
}
