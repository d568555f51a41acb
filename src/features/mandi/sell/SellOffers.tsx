import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { quantityText } from '../../../domain/enquiry/EnquiryWords.tsx'
import { isRecent } from '../../../domain/mandi/commodity-prices.ts'
import type { FoundMarkets } from '../../../domain/mandi/find-markets.ts'
import { REACH, whereToSell, type Offer, type Offers, type SellQuestion } from '../../../domain/mandi/where-to-sell.ts'
import { useDistrictName } from '../../../domain/places/place-names.ts'
import { written } from '../../../domain/places/place-options.ts'
import { stateName } from '../../../domain/places/places.ts'
import { ForeignText } from '../../../domain/texts/ForeignText.tsx'
import { WhatsAppLink } from '../../../domain/WhatsAppLink.tsx'
import { formatAge, formatList, formatNumber, formatRupees } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { print } from '../../../ui/layout/icons.ts'
import { DataSource } from '../DataSource.tsx'
import { notes, row } from '../mandi.css.ts'
import { mandiAddress, type MandiView } from '../mandi-view.ts'
import { useFilterText } from '../Prices.tsx'
import { MarketDays } from './MarketDays.tsx'
import { OfferTable } from './OfferTable.tsx'
import * as styles from './sell.css.ts'

/** The answer as a sentence, the markets ordered by what the seller keeps, and one market's prices over time. */
export function SellOffers(props: {
  found: FoundMarkets
  sell: SellQuestion
  view: MandiView
  /** Whether place and costs are said on the screen too, because the form is folded. */
  showsTerms: boolean
}) {
  const { found, sell, view, showsTerms } = props
  const { i18n } = useLingui()
  const locale = useLocale()
  const offers = whereToSell(found.records, found.kmTo, sell)
  const quantity = i18n._(quantityText(locale, sell))
  const hasFees = sell.feePercent > 0
  const districtName = useDistrictName()
  // A farmer may not know in which other state a market is.
  const placeOf = ({ state, district }: Offer) => {
    const name = districtName(state, district)
    return state === view.filters.state ? name : written(name, stateName(locale, state))
  }
  const reach = formatNumber(locale, REACH)
  const crop = <ForeignText text={found.commodity} />
  const { state, district } = view.filters
  const here = <ForeignText text={useFilterText({ state, district })} />
  const states = formatList(
    locale,
    found.states.map((state) => stateName(locale, state)),
    'conjunction',
  )
  if (!offers)
    return (
      <p role="status">
        {found.isOnMap ? (
          <Trans comment="Instead of a comparison of markets. {reach}: 300, {crop}: the crop.">
            No market within {reach} km has reported {crop}.
          </Trans>
        ) : (
          <Trans comment="Instead of a comparison of markets, when the district of an address isn’t on the map. {here}: what the address names as district and state.">
            We do not know the place {here}. Choose your district in the form above.
          </Trans>
        )}
      </p>
    )
  const days = offers.offers.map(({ day }) => day)
  const newest = days.toSorted().at(-1)!
  const age = formatAge(locale, newest)
  return (
    <div className={styles.result}>
      <Answer offers={offers} crop={crop} quantity={quantity} hasFees={hasFees} />
      {!isRecent(newest) && (
        <p>
          <Trans comment="Over a comparison of markets, when all their prices are old. {age}: 7 months ago.">
            The newest of these prices is from {age}. Ask at the market before you go.
          </Trans>
        </p>
      )}
      <div className={showsTerms ? undefined : styles.onPaper}>
        <Terms place={here} sell={sell} />
      </div>
      <OfferTable offers={offers} hasFees={hasFees} placeOf={placeOf} />
      <div className={notes}>
        {offers.others > 0 && (
          <p>
            <Plural
              comment="Under a list of markets: so many others were compared and are left out."
              value={offers.others}
              one="Of the markets compared, # more leaves you less or has only an old price."
              other="Of the markets compared, # more leave you less or have only an old price."
            />
          </p>
        )}
        <p>
          <Trans comment="Under a list of markets. {reach}: 300, {states}: names of states, such as Delhi, Haryana and Punjab.">
            Markets within {reach} km are compared, in these states: {states}.
          </Trans>
        </p>
        <p>
          <Trans comment="Under a list of markets.">
            Distances are measured in a straight line between the centres of districts. The road is counted as 1.3 times
            as long; inside your own district no transport is counted.
          </Trans>
        </p>
      </div>
      <div className={styles.onPaper}>
        <DataSource />
      </div>
      <Share commodity={found.commodity} quantity={quantity} best={offers.best} view={view} />
      <MarketDays
        offers={offers.offers}
        asked={view.filters.commodity ?? found.commodity}
        ofCrop={found.ofCrop}
        placeOf={placeOf}
        unit={view.unit}
      />
    </div>
  )
}

/** The place and the costs of the question, where its form isn't shown. */
function Terms({ place, sell: { transport, feePercent } }: { place: ReactNode; sell: SellQuestion }) {
  const locale = useLocale()
  const rate = formatRupees(transport.rate)
  const load = transport.load && formatNumber(locale, transport.load)
  const fee = formatNumber(locale, feePercent)
  return (
    <p>
      {load ? (
        <Trans comment="On a comparison of markets, where its form isn’t shown. {place}: Nashik, Maharashtra, {rate}: ₹22, {load}: 15, {fee}: 2.5.">
          From {place}. Transport: {rate} per km for {load} quintals. Commission and fees: {fee}%.
        </Trans>
      ) : (
        <Trans comment="On a comparison of markets, where its form isn’t shown. {place}: Nashik, Maharashtra, {rate}: ₹150, {fee}: 2.5.">
          From {place}. Transport: {rate} per quintal for 100 km. Commission and fees: {fee}%.
        </Trans>
      )}
    </p>
  )
}

/** Which market leaves most in hand, and how much more than the nearest one. */
function Answer(props: { offers: Offers; crop: ReactNode; quantity: string; hasFees: boolean }) {
  const { crop, quantity, hasFees } = props
  const { best, nearest } = props.offers
  const locale = useLocale()
  const reach = formatNumber(locale, REACH)
  const market = <ForeignText text={best.market} />
  const other = <ForeignText text={nearest.market} />
  const left = formatRupees(Math.abs(best.left))
  const difference = formatRupees(best.left - nearest.left)
  const way = formatRupees(best.way)
  const age = formatAge(locale, nearest.day)
  return (
    <p role="status" className={styles.answer}>
      {best.left <= 0 ? (
        <Trans comment="Which market costs a farmer least, when none pays more than the costs, unless its price is old or unusual. {market}: its name, {left}: ₹5,820, or ₹0, {quantity}: 12 quintals, {crop}: Onion, {reach}: 300.">
          For {quantity} of {crop}, no market within {reach} km leaves you anything after the costs, old and unusual
          prices aside. The smallest loss is {left}, in {market}.
        </Trans>
      ) : best === nearest ? (
        <Trans comment="Which market leaves a farmer most, when it is the nearest. {market}: its name, {left}: ₹28,200, {quantity}: 12 quintals, {crop}: Onion.">
          {market}, the nearest market, leaves you most: {left} for {quantity} of {crop}.
        </Trans>
      ) : nearest.isUnusual ? (
        <Trans comment="Which market leaves a farmer most. {market}: its name, {left}: ₹28,200, {quantity}: 12 quintals, {crop}: Onion.">
          {market} leaves you most: {left} for {quantity} of {crop}.
        </Trans>
      ) : nearest.isOld ? (
        <Trans comment="Which market leaves a farmer most, when the nearest one has only an old price. {market} and {other}: names, {left}: ₹28,200, {quantity}: 12 quintals, {crop}: Onion, {age}: 7 months ago.">
          {market} leaves you most: {left} for {quantity} of {crop}. {other}, the nearest market, last reported it {age}
          .
        </Trans>
      ) : hasFees ? (
        <Trans comment="How much more one market leaves than the nearest one, when markets keep fees too. {market} and {other}: names, {difference}: ₹3,400, {quantity}: 12 quintals, {crop}: Onion, {way}: ₹900.">
          {market} pays {difference} more for your {quantity} of {crop} than {other}, the nearest market, after {way}{' '}
          for transport and after fees.
        </Trans>
      ) : (
        <Trans comment="How much more one market leaves than the nearest one. {market} and {other}: names, {difference}: ₹3,400, {quantity}: 12 quintals, {crop}: Onion, {way}: ₹900.">
          {market} pays {difference} more for your {quantity} of {crop} than {other}, the nearest market, after {way}{' '}
          for transport.
        </Trans>
      )}
    </p>
  )
}

/** Shares the address of this comparison by WhatsApp, or prints it on one sheet. */
function Share(props: { commodity: string; quantity: string; best: Offer; view: MandiView }) {
  const { commodity, quantity, best, view } = props
  const { t } = useLingui()
  const locale = useLocale()
  const left = formatRupees(Math.abs(best.left))
  const { market } = best
  const text =
    best.left <= 0
      ? t({
          message: `Where to sell ${quantity} of ${commodity}: the smallest loss is in ${market}, ${left}`,
          comment:
            'Text sent by WhatsApp, before an address. {quantity}: 12 quintals, {commodity}: Onion, {market}: a name, {left}: ₹5,820.',
        })
      : t({
          message: `Where to sell ${quantity} of ${commodity}: ${market} leaves ${left}`,
          comment:
            'Text sent by WhatsApp, before an address. {quantity}: 12 quintals, {commodity}: Onion, {market}: a name, {left}: ₹28,200.',
        })
  const url = `${location.origin}${mandiAddress(view)}&lang=${locale}`
  return (
    <div className={row}>
      <WhatsAppLink text={`${text}\n${url}`} />
      <Button onPress={() => window.print()} icon={print}>
        <Trans comment="Button: prints a comparison of markets. max 28">Print this comparison</Trans>
      </Button>
    </div>
  )
}
