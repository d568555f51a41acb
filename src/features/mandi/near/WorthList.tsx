import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { quantityText } from '../../../domain/enquiry/Quantity.tsx'
import { rupeesIn } from '../../../domain/mandi/mandi-price.ts'
import { roundedDistance } from '../../../domain/places/distance.ts'
import { useDistrictName } from '../../../domain/places/useDistrictName.ts'
import { ForeignText } from '../../../domain/texts/ForeignText.tsx'
import { formatAge, formatDate, formatNumber, formatRupees } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import type { FoundMarkets } from './find-markets.ts'
import { REACH, worthOf, type NearMarket } from './near-markets.ts'
import * as styles from './worth.css.ts'
import type { WorthQuestion } from './WorthRun.tsx'

/** Markets shown; the list of prices has the others. */
const MAX_SHOWN = 12

/** The markets by what they pay, with the sentence that a farmer asked for first. */
export function WorthList({ question, found }: { question: WorthQuestion; found: FoundMarkets }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { markets, nearest, older } = found
  const best = markets[0]
  const reach = formatNumber(locale, REACH)
  const crop = <ForeignText text={found.commodity} />
  if (!best || !nearest)
    return (
      <p role="status">
        <Trans comment="Instead of a comparison of markets. {reach}: 300, {crop}: the crop.">
          No market within {reach} km has reported {crop}.
        </Trans>
      </p>
    )
  const amountOf = ({ price }: NearMarket) => worthOf(question.quantity, question.unit, price)
  const quantity = i18n._(quantityText(locale, question))
  const amount = formatRupees(amountOf(best))
  const difference = formatRupees(amountOf(best) - amountOf(nearest))
  const market = <ForeignText text={best.market} />
  const other = <ForeignText text={nearest.market} />
  const age = formatAge(locale, best.day)
  return (
    <div className={styles.result}>
      <p role="status" className={styles.answer}>
        {amountOf(best) > amountOf(nearest) ? (
          <Trans comment="What a quantity of a crop brings: {quantity}: 12 quintals, {crop}: Onion, {amount} and {difference}: ₹28,200, {market}: the one that pays most, {other}: the nearest one.">
            {quantity} of {crop}: {amount} at {market}, {difference} more than at {other}, the nearest market.
          </Trans>
        ) : (
          <Trans comment="What a quantity of a crop brings, when the nearest market pays best: {quantity}: 12 quintals, {crop}: Onion, {amount}: ₹28,200, {market}: the nearest one.">
            {quantity} of {crop}: {amount} at {market}, the nearest market. None near you pays more.
          </Trans>
        )}
      </p>
      <ol className={styles.list}>
        {markets.slice(0, MAX_SHOWN).map((each) => (
          <Row
            key={`${each.state}/${each.district}/${each.market}`}
            market={each}
            amount={amountOf(each)}
            more={each === nearest ? undefined : amountOf(each) - amountOf(nearest)}
          />
        ))}
      </ol>
      <div className={styles.notes}>
        {markets.length > MAX_SHOWN && (
          <p>
            <Plural
              comment="Under a list of markets: so many more pay less than those."
              value={markets.length - MAX_SHOWN}
              one="# more market pays less."
              other="# more markets pay less."
            />
          </p>
        )}
        {older > 0 && (
          <p>
            <Plural
              comment="Under a list of markets: so many are left out."
              value={older}
              one="# market is left out: its last price is much older."
              other="# markets are left out: their last prices are much older."
            />
          </p>
        )}
        <p>
          <Trans comment="Under a list of markets. {age}: 7 months ago.">
            Prices from {age}. Distances are measured between the centres of districts. The cost of transport is not
            counted.
          </Trans>
        </p>
      </div>
    </div>
  )
}

/** One market. What is more or less is said by a sign and a word, not by a colour. */
function Row({ market, amount, more }: { market: NearMarket; amount: number; more: number | undefined }) {
  const locale = useLocale()
  const districtName = useDistrictName()
  const price = rupeesIn('quintal', market.price)
  const date = formatDate(locale, market.day)
  const km = formatNumber(locale, roundedDistance(market.km))
  const difference = formatRupees(Math.abs(more ?? 0))
  return (
    <li className={styles.row}>
      <p className={styles.market}>
        <strong>
          <ForeignText text={market.market} />
        </strong>
        <span className={styles.place}>
          <ForeignText text={districtName(market.state, market.district)} />
          {', '}
          {market.km === 0 ? (
            <Trans comment="In a list of markets: it is in the district of the person. max 24">in your district</Trans>
          ) : (
            <Trans comment="In a list of markets: how far it is. {km}: 40, 250. max 20">about {km} km</Trans>
          )}
        </span>
      </p>
      <p className={styles.amount}>{formatRupees(amount)}</p>
      <p className={styles.difference}>
        {more === undefined ? (
          <Trans comment="In a list of markets: the others are compared with this one. max 24">
            the nearest market
          </Trans>
        ) : more > 0 ? (
          <Trans comment="In a list of markets: it pays more than the nearest one. {difference}: ₹1,900. ▲ stays.">
            ▲ {difference} more
          </Trans>
        ) : more < 0 ? (
          <Trans comment="In a list of markets: it pays less than the nearest one. {difference}: ₹1,900. ▼ stays.">
            ▼ {difference} less
          </Trans>
        ) : (
          <Trans comment="In a list of markets: it pays what the nearest one pays. = stays. max 20">= the same</Trans>
        )}
      </p>
      <p className={styles.detail}>
        <Trans comment="In a list of markets. {price}: ₹2,350, {date}: 21 Apr 2026.">
          {price} per quintal, {date}
        </Trans>
      </p>
    </li>
  )
}
