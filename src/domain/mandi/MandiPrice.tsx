import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatAge, formatDate, formatRupees } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { market as drawing } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { commodityPricesQuery, latestPrice } from './commodity-prices.ts'
import { priceIn } from './mandi-price.ts'
import * as styles from './mandi-hint.css.ts'
import { ForeignText } from '../texts/ForeignText.tsx'
import { stateName } from '../places/places.ts'

/** What `MandiHint` shows once it is there: a chunk of its own. */
export default function MandiPrice({ commodityName, location }: { commodityName: string; location: string }) {
  const locale = useLocale()
  const { data } = useQuery(commodityPricesQuery(useQueryClient(), locale, commodityName, location))
  // A hint is not worth an error message: without it the page is whole.
  const latest = data?.place && latestPrice(data.records, data.place.district)
  if (!latest) return null
  const perKg = formatRupees(priceIn('kg', latest.modal_price)!)
  const perQuintal = formatRupees(priceIn('quintal', latest.modal_price)!)
  const market = <ForeignText text={latest.market} />
  const state = <ForeignText text={stateName(locale, latest.state)} />
  const date = formatDate(locale, latest.arrival_date)
  const age = formatAge(locale, latest.arrival_date)
  return (
    <div className={styles.hint}>
      <span className={styles.icon}>
        <Icon icon={drawing} />
      </span>
      <div>
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
      </div>
    </div>
  )
}
