import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { PriceRecord } from '../../../api/mandi.ts'
import { allPricesQuery } from '../../../domain/mandi/collect-prices.ts'
import { priceChanges, priceDays, type PriceChange, type PriceDay } from '../../../domain/mandi/price-days.ts'
import { marketKey } from '../../../domain/mandi/price-rows.ts'
import { priceText, type PriceUnit } from '../../../domain/mandi/mandi-price.ts'
import { newestPrices, sameMarket, type Offer } from '../../../domain/mandi/where-to-sell.ts'
import type { FoundMarkets } from '../../../domain/mandi/find-markets.ts'
import { ForeignText } from '../../../domain/texts/ForeignText.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Fetching } from '../Fetching.tsx'
import { columnNames, unitNames } from '../columns.ts'
import { tidyFilters } from '../mandi-view.ts'
import { DataTable } from '../../../ui/layout/DataTable.tsx'
import * as styles from './sell.css.ts'

/** Maximum rows of the district, 100 per request: at most five requests. */
const MAX_ROWS = 500

/** The prices over time of a market in the list, fetched once it is chosen (§mandi.25). */
export function MarketDays(props: {
  offers: Offer[]
  /** The crop as it was asked for. */
  asked: string
  ofCrop: FoundMarkets['ofCrop']
  placeOf: (offer: Offer) => string
  unit: PriceUnit
}) {
  const { offers, asked, ofCrop, placeOf, unit } = props
  const { t } = useLingui()
  const locale = useLocale()
  const id = useId()
  const [chosen, setChosen] = useState<{ offer: Offer; among: Offer[] }>()
  const offer = chosen && sameMarket(offers, chosen.offer, chosen.among)
  return (
    <div className={styles.days}>
      <SelectField
        id={id}
        label={
          <Trans comment="Label of a list of markets, whose prices on several days are shown. max 30">
            Prices over time
          </Trans>
        }
        placeholder={t({ message: 'Choose a market', comment: 'In a list of markets before one is chosen. max 28' })}
        options={offers.map((each) => ({
          id: marketKey(each),
          name: `${each.market}, ${placeOf(each)}`,
        }))}
        value={offer ? marketKey(offer) : ''}
        onChange={(key) => {
          const market = offers.find((each) => marketKey(each) === key)
          setChosen(market && { offer: market, among: offers })
        }}
      />
      {offer && (
        <Fetching
          key={`${offer.state}/${offer.district}`}
          query={(onProgress) =>
            allPricesQuery(locale, tidyFilters({ ...offer, commodity: asked }), MAX_ROWS, onProgress)
          }
          text={<Trans comment="While the mandi prices are on their way.">Loading prices…</Trans>}
          onStop={() => setChosen(undefined)}
          focus={() => document.getElementById(id)?.focus()}
        >
          {({ records }) => <Days records={recordsAt(offer, offers, ofCrop(records))} {...{ offer, unit }} />}
        </Fetching>
      )}
    </div>
  )
}

/** The rows of the offer's market. After a change of the language, the two may be in different languages for a moment. */
function recordsAt(offer: Offer, offers: Offer[], records: PriceRecord[]): PriceRecord[] {
  const market = sameMarket(newestPrices(records), offer, offers)
  return records.filter((each) => market && marketKey(each) === marketKey(market))
}

function Days({ records, offer, unit }: { records: PriceRecord[]; offer: Offer; unit: PriceUnit }) {
  const { t } = useLingui()
  const locale = useLocale()
  const days = priceDays(records)
  const changes = priceChanges(days)
  const place = <ForeignText text={offer.market} />
  const per = t(unitNames[unit])
  return (
    <>
      <div role="status" className={styles.changes}>
        {changes.map((change) => (
          <Change key={change.since} {...change} day={days.at(-1)!.day} unit={unit} />
        ))}
        {changes.length === 0 && (
          <p>
            <Trans comment="Over the prices over time, when nothing can be compared.">
              No earlier day of this market has the same variety: nothing to compare with.
            </Trans>
          </p>
        )}
      </div>
      {days.length > 1 && <Chart days={days} unit={unit} title={`${records[0]!.commodity}, ${offer.market}`} />}
      {/* The chart's numbers, newest day first. */}
      <DataTable
        caption={
          // A phone cuts a long name off in the closed list above.
          <Trans comment="Over a table of prices by day. {place}: name of a market, {per}: per quintal.">
            {place}: prices by day, {per}
          </Trans>
        }
        columns={[
          { head: t(columnNames.date), className: styles.day, renderCell: ({ day }) => formatDate(locale, day) },
          { head: t(columnNames.min), renderCell: ({ min }) => priceText(unit, min) },
          { head: t(columnNames.modal), renderCell: ({ modal }) => <strong>{priceText(unit, modal)}</strong> },
          { head: t(columnNames.max), renderCell: ({ max }) => priceText(unit, max) },
        ]}
        rows={days.toReversed()}
      />
    </>
  )
}

/** A price change until `day`, in words and with a sign. It compares only varieties present on both days. */
function Change({ since, difference, day: newest, unit }: PriceChange & { day: string; unit: PriceUnit }) {
  const { t } = useLingui()
  const locale = useLocale()
  const date = formatDate(locale, since)
  const day = formatDate(locale, newest)
  const amount = priceText(unit, Math.abs(difference))
  const per = t(unitNames[unit])
  return (
    <p>
      {difference > 0 ? (
        <Trans comment="How a price has changed. {day} and {date}: 21 Apr 2026, {amount}: ₹200, {per}: per quintal. ▲ stays.">
          ▲ {day}: {amount} {per} more than on {date}
        </Trans>
      ) : difference < 0 ? (
        <Trans comment="How a price has changed. {day} and {date}: 21 Apr 2026, {amount}: ₹200, {per}: per quintal. ▼ stays.">
          ▼ {day}: {amount} {per} less than on {date}
        </Trans>
      ) : (
        <Trans comment="How a price has changed. {day} and {date}: 21 Apr 2026. = stays.">
          = {day}: the same as on {date}
        </Trans>
      )}
    </p>
  )
}

const WIDTH = 340
const HEIGHT = 220
const SIDE = { right: 10, top: 12, bottom: 30 }
/** Width of a figure in a label of the axis. */
const FIGURE = 8

/** By day a bar from lowest to highest and a dot for the common price. No line, as days without a price are unknown. */
function Chart({ days, unit, title }: { days: PriceDay[]; unit: PriceUnit; title: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const highest = Math.max(...days.map(({ max }) => max))
  // Half of it is a whole number of rupees, and per kg too where most prices are above 200.
  const multiple = highest < 200 ? 2 : 200
  const top = Math.ceil(highest / multiple) * multiple
  const left = FIGURE * priceText(unit, top).length + FIGURE
  // There are at least two days.
  const first = Date.parse(days[0]!.day)
  const span = Date.parse(days.at(-1)!.day) - first || 1
  const x = ({ day }: PriceDay) => Math.round(left + ((WIDTH - left - SIDE.right) * (Date.parse(day) - first)) / span)
  const y = (price: number) => Math.round(HEIGHT - SIDE.bottom - ((HEIGHT - SIDE.top - SIDE.bottom) * price) / top)
  return (
    <svg
      role="img"
      aria-label={t({
        message: `Chart: ${title}, lowest, common and highest price by day. The table below has the same numbers.`,
        comment: 'Screen reader: name of a chart. {title}: Onion, Lasalgaon.',
      })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={styles.chart}
    >
      {[0, top / 2, top].map((step) => (
        <g key={step}>
          <line x1={left} x2={WIDTH - SIDE.right} y1={y(step)} y2={y(step)} className={styles.grid} />
          <text x={0} y={y(step)} dominantBaseline="middle" className={styles.step}>
            {step > 0 ? priceText(unit, step) : '₹0'}
          </text>
        </g>
      ))}
      {days.map((day) => (
        <g key={day.day}>
          <line x1={x(day)} x2={x(day)} y1={y(day.min)} y2={y(day.max)} className={styles.range} />
          <circle cx={x(day)} cy={y(day.modal)} r={4} className={styles.mark} />
        </g>
      ))}
      <text x={left} y={HEIGHT - 8} className={styles.step}>
        {formatDate(locale, days[0]!.day)}
      </text>
      <text x={WIDTH - SIDE.right} y={HEIGHT - 8} textAnchor="end" className={styles.step}>
        {formatDate(locale, days.at(-1)!.day)}
      </text>
    </svg>
  )
}
