import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatAge, formatDate, formatRupees } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { market as drawing } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { commodityPricesQuery, latestPrice, type Crop } from './commodity-prices.ts'
import { priceIn } from './mandi-price.ts'
import * as styles from './mandi-hint.css.ts'
import { ForeignText } from '../texts/ForeignText.tsx'
import { stateName } from '../places/places.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { standaloneLink } from '../../ui/controls/link.css.ts'
import { paths } from '../navigation/paths.ts'

/** A recent price of the same produce in that state, or a line that says there is none. Its room is reserved, so that nothing moves. */
export const MandiHint = ({ crop, location }: { crop: Crop; location: string | null }) =>
  location && <MandiPrice crop={crop} location={location} />

function MandiPrice({ crop, location }: { crop: Crop; location: string }) {
  const locale = useLocale()
  // The price's age changes with each answer, also where the price doesn't.
  const { data } = useQuery({ ...commodityPricesQuery(locale, crop, location), notifyOnChangeProps: 'all' })
  // A failure needs no message: the page is complete without the hint.
  if (!data) return <div className={styles.room} />
  const latest = data.place && latestPrice(data.records, data.place.district)
  if (!latest)
    return data.place && data.hasOlder ? (
      <NoRecentPrice commodity={crop.name} state={data.place.state} />
    ) : (
      <NoPrice commodity={data.ever && crop.name} />
    )
  const perKg = formatRupees(priceIn('kg', latest.modal_price)!)
  const perQuintal = formatRupees(priceIn('quintal', latest.modal_price)!)
  const market = <ForeignText text={latest.market} />
  const state = <ForeignText text={stateName(locale, latest.state)} />
  const date = formatDate(locale, latest.arrival_date)
  const age = formatAge(locale, latest.arrival_date)
  return (
    <Beside>
      <p>
        <Trans comment="Beside the price of an enquiry: the newest wholesale price of the same produce. {perKg} and {perQuintal}: amounts such as ₹42.">
          Mandi price: <strong className={styles.price}>{perKg} per kg</strong> ({perQuintal} per quintal)
        </Trans>
      </p>
      <p>
        <Trans comment="Under a mandi price. {market}: of the wholesale market, {state}: where it is, {date}: 21 Apr 2026, {age}: 7 months ago.">
          {market}, {state}, {date} ({age})
        </Trans>
      </p>
    </Beside>
  )
}

/** Shown when all prices are too old to be useful, with a link to them (§mandi.21). */
function NoRecentPrice({ commodity, state }: { commodity: string; state: string }) {
  return (
    <Beside>
      <p>
        <Trans comment="Beside the price of an enquiry, when the markets of its state last reported the produce more than 60 days ago.">
          No recent mandi price
        </Trans>
      </p>
      <p>
        <Link to={paths.mandi({ state, commodity })} className={standaloneLink}>
          <Trans comment="Link after: No recent mandi price. Leads to the list of mandi prices. max 24">
            See older prices
          </Trans>
        </Link>
      </p>
    </Beside>
  )
}

/** With a link to prices elsewhere, if the produce has any. */
const NoPrice = ({ commodity }: { commodity: string | undefined }) => (
  <Beside>
    <p>
      <Trans comment="Beside the price of an enquiry, when no market of its state has reported the produce, or its place isn’t known.">
        No mandi price for this produce and place
      </Trans>
    </p>
    {commodity && (
      <p>
        <Link to={paths.mandi({ commodity })} className={standaloneLink}>
          <Trans comment="Link after: No mandi price for this produce and place. Leads to the list of mandi prices of all India. max 24">
            Prices of all India
          </Trans>
        </Link>
      </p>
    )}
  </Beside>
)

const Beside = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.room} ${styles.hint}`}>
    <span className={styles.icon}>
      <Icon icon={drawing} />
    </span>
    <div>{children}</div>
  </div>
)
