import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { priceIn, rupeesIn, type PriceUnit } from '../../../domain/mandi/mandi-price.ts'
import { stateName } from '../../../domain/places/places.ts'
import { useDistrictName } from '../../../domain/places/useDistrictName.ts'
import { formatDate } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { button } from '../../../ui/controls/button.css.ts'
import { control, field, label } from '../../../ui/fields/field.css.ts'
import { NativeSelect } from '../../../ui/fields/NativeSelect.tsx'
import { collectPrices } from '../collect-prices.ts'
import { mandiError } from '../mandi-error.ts'
import type { MandiView } from '../mandi-view.ts'
import { changesOf, priceDays, type Change, type PriceDay } from './days.ts'
import { DayTable } from './DayTable.tsx'
import * as styles from './over-time.css.ts'
import { TimeChart } from './TimeChart.tsx'

/** Rows looked through: five requests. */
const MAX_ROWS = 500
/** Prices come once a day. */
const FIVE_MINUTES = 300_000

/** What a crop fetched at a market, or in a place, on the days that the data has (§mandi.25). */
export default function OverTime({ view }: { view: MandiView }) {
  const id = useId()
  const { state, commodity } = view.filters
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 id={id} className={styles.heading}>
        <Trans comment="Heading over a chart of the prices of a crop on several days. max 30">Prices over time</Trans>
      </h2>
      {state && commodity ? (
        <Days view={view} />
      ) : (
        <p className={styles.note}>
          <Trans comment="In place of the chart of prices over time.">
            Choose a state, if possible a district too, and a crop in the filters to see its prices over time.
          </Trans>
        </p>
      )}
    </section>
  )
}

function Days({ view }: { view: MandiView }) {
  const { t } = useLingui()
  const locale = useLocale()
  const id = useId()
  const districtName = useDistrictName()
  const { filters, unit } = view
  const { data, error, refetch } = useQuery({
    queryKey: ['mandi', 'over-time', locale, filters],
    staleTime: FIVE_MINUTES,
    queryFn: ({ signal }) => collectPrices({ locale, filters, most: MAX_ROWS, signal }),
  })
  const [crop, setCrop] = useState<string>()
  const [market, setMarket] = useState('')
  if (error)
    return (
      <p role="alert" className={styles.failed}>
        {t(mandiError(error))}{' '}
        <button type="button" className={button()} onClick={() => void refetch()}>
          <Trans comment="Button: load the mandi prices once more.">Try Again</Trans>
        </button>
      </p>
    )
  if (!data)
    return (
      <p role="status" className={styles.note}>
        <Trans comment="While the mandi prices are on their way.">Loading prices…</Trans>
      </p>
    )
  const crops = byCount(data.records.map(({ commodity }) => commodity))
  const chosen = crops.find((name) => name === crop) ?? crops[0]
  const ofCrop = data.records.filter(({ commodity }) => commodity === chosen)
  const markets = byCount(ofCrop.map((record) => record.market)).toSorted((a, b) => a.localeCompare(b, locale))
  const at = markets.find((name) => name === market)
  const days = priceDays(ofCrop.filter((record) => !at || record.market === at)).map((each) => inUnit(unit, each))
  const place = filters.district
    ? districtName(filters.state ?? '', filters.district)
    : stateName(locale, filters.state ?? '')
  return (
    <>
      {crops.length > 1 && (
        <Choice
          id={`${id}-crop`}
          name={<Trans comment="Label of a list of crops. max 24">Commodity</Trans>}
          value={chosen ?? ''}
          options={crops.map((name) => [name, name])}
          onChange={setCrop}
        />
      )}
      {markets.length > 1 && (
        <Choice
          id={`${id}-market`}
          name={<Trans comment="Label of a list of wholesale markets. max 24">Market</Trans>}
          value={at ?? ''}
          options={[
            [
              '',
              t({
                message: `All markets of ${place}`,
                comment: 'In a list of markets: all of them together. {place}: a district or a state.',
              }),
            ],
            ...markets.map((name): [string, string] => [name, name]),
          ]}
          onChange={setMarket}
        />
      )}
      {days.length === 0 || !chosen ? (
        <p role="status">
          <Trans comment="Instead of the chart of prices over time.">
            No prices of this crop have been reported here.
          </Trans>
        </p>
      ) : (
        <>
          <Changes days={days} unit={unit} />
          {days.length > 1 && <TimeChart days={days} unit={unit} title={`${chosen}, ${at ?? place}`} />}
          <DayTable days={days} unit={unit} />
          {data.total > data.records.length && (
            <p className={styles.note}>
              <Trans comment="Under the prices over time. {MAX_ROWS}: a number of rows.">
                Only the newest {MAX_ROWS} prices were looked through; with a district you see more days.
              </Trans>
            </p>
          )}
        </>
      )}
    </>
  )
}

/** What the newest price is against the last day and a week before, in words and by a sign; a colour says nothing. */
function Changes({ days, unit }: { days: PriceDay[]; unit: PriceUnit }) {
  const { last, week } = changesOf(days)
  return (
    <div role="status" className={styles.changes}>
      {last ? (
        <ChangeText change={last} unit={unit} />
      ) : (
        <p>
          <Trans comment="Over the prices over time, when there is only one day.">
            There are prices of one day only: nothing to compare with.
          </Trans>
        </p>
      )}
      {week && week.since !== last?.since && <ChangeText change={week} unit={unit} />}
      {last && !week && (
        <p className={styles.note}>
          <Trans comment="Over the prices over time.">No prices were reported a week before the newest ones.</Trans>
        </p>
      )}
    </div>
  )
}

function ChangeText({ change: { since, difference }, unit }: { change: Change; unit: PriceUnit }) {
  const date = formatDate(useLocale(), since)
  const amount = rupeesIn(unit, Math.abs(difference))
  return (
    <p>
      {difference > 0 ? (
        <Trans comment="How a price has changed. {amount}: ₹200, {date}: 21 Apr 2026. ▲ stays.">
          ▲ {amount} more than on {date}
        </Trans>
      ) : difference < 0 ? (
        <Trans comment="How a price has changed. {amount}: ₹200, {date}: 21 Apr 2026. ▼ stays.">
          ▼ {amount} less than on {date}
        </Trans>
      ) : (
        <Trans comment="How a price has changed. {date}: 21 Apr 2026. = stays.">= the same as on {date}</Trans>
      )}
    </p>
  )
}

function Choice(props: {
  id: string
  name: ReactNode
  value: string
  options: [value: string, name: string][]
  onChange: (value: string) => void
}) {
  const { id, name, value, options, onChange } = props
  return (
    <div className={`${field} ${styles.choice}`}>
      <label htmlFor={id} className={label}>
        {name}
      </label>
      <NativeSelect
        id={id}
        className={control({ kind: 'list' })}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}

/** Each name once, the most frequent first. */
function byCount(names: string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name)
}

const inUnit = (unit: PriceUnit, { day, min, modal, max }: PriceDay): PriceDay => ({
  day,
  min: priceIn(unit, min)!,
  modal: priceIn(unit, modal)!,
  max: priceIn(unit, max)!,
})
