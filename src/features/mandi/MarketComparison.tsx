import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { stateName } from '../../domain/places/places.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { button } from '../../ui/controls/button.css.ts'
import { control, field, label } from '../../ui/fields/field.css.ts'
import { NativeSelect } from '../../ui/fields/NativeSelect.tsx'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import * as table from '../../ui/layout/table.css.ts'
import { collectPrices } from './collect-prices.ts'
import { MarketChart } from './MarketChart.tsx'
import { mandiError } from './mandi-error.ts'
import type { MandiView } from './mandi-view.ts'
import { marketRows } from './market-rows.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { newestDay } from '../../domain/mandi/newest-day.ts'
import { rupeesIn } from '../../domain/mandi/mandi-price.ts'
import * as styles from './market-comparison.css.ts'
import { useDistrictName } from '../../domain/places/useDistrictName.ts'

/** Rows looked through: some days of a common crop in the whole country. */
const MAX_ROWS = 500
/** Markets drawn: more bars than these are a wall. */
const MAX_MARKETS = 15

/** What one crop fetched at the markets on the newest day: drawn, and the same numbers as a table. */
export default function MarketComparison({ view, commodities }: { view: MandiView; commodities: string[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const id = useId()
  const districtName = useDistrictName()
  const [wanted, setWanted] = useState<string>()
  const chosen = commodities.find((name) => name === wanted) ?? commodities[0] ?? ''
  const filters = { ...view.filters, commodity: chosen }
  const { data, error, refetch } = useQuery({
    queryKey: ['mandi', 'markets', locale, filters],
    staleTime: Infinity,
    queryFn: ({ signal }) => collectPrices({ locale, filters, most: MAX_ROWS, signal }),
  })
  const day = data && newestDay(data.records.filter((record) => record.commodity === chosen))
  const date = day && formatDate(locale, day)
  const rows = data && day ? marketRows(data.records, chosen, day, view.unit).slice(0, MAX_MARKETS) : []
  const rupees = (price: number) => rupeesIn(view.unit, price)
  // Marked with its own language, for screen readers.
  const commodity = <ForeignText text={chosen} />
  return (
    <section aria-labelledby={id} className={styles.comparison}>
      <h3 id={id} className={styles.heading}>
        <Trans comment="Heading over a chart of mandi prices. {commodity}: a crop.">
          {commodity}: prices by market
        </Trans>
      </h3>
      <div className={`${field} ${styles.choice}`}>
        <label htmlFor={`${id}-commodity`} className={label}>
          <Trans comment="Label of a list of the crops on this page of prices. max 24">Commodity to compare</Trans>
        </label>
        <NativeSelect
          id={`${id}-commodity`}
          className={control({ kind: 'list' })}
          value={chosen}
          onChange={(event) => setWanted(event.currentTarget.value)}
        >
          {commodities.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      </div>
      {error ? (
        <p role="alert" className={styles.failed}>
          {t(mandiError(error))}{' '}
          <button type="button" className={button()} onClick={() => void refetch()}>
            <Trans comment="Button: load the mandi prices once more.">Try Again</Trans>
          </button>
        </p>
      ) : !data ? (
        <p role="status" className={styles.waiting}>
          <Trans comment="While the mandi prices are on their way.">Loading prices…</Trans>
        </p>
      ) : rows.length === 0 ? (
        <p role="status">
          <Trans comment="Instead of the chart of mandi prices.">No market has reported this commodity.</Trans>
        </p>
      ) : (
        <>
          <MarketChart rows={rows} unit={view.unit} commodity={chosen} date={date ?? ''} />
          <p id={`${id}-what`} className={styles.what}>
            {view.unit === 'kg' ? (
              <Trans comment="Over the table under a chart. {commodity}: a crop, {date}: 21 Apr 2026.">
                {commodity} on {date}, in rupees per kg, highest price first
              </Trans>
            ) : (
              <Trans comment="Over the table under a chart. {commodity}: a crop, {date}: 21 Apr 2026.">
                {commodity} on {date}, in rupees per quintal, highest price first
              </Trans>
            )}
          </p>
          <div
            role="region"
            aria-labelledby={`${id}-caption`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it (WCAG 2.1.1)
            tabIndex={0}
            className={table.region}
          >
            <table aria-describedby={`${id}-what`} className={table.table}>
              <caption id={`${id}-caption`} className={visuallyHidden}>
                <Trans comment="Screen reader: name of the table under the chart that compares markets.">
                  Table of markets
                </Trans>
              </caption>
              <thead>
                <tr>
                  <th scope="col" className={table.columnHead()}>
                    <Trans comment="Head of a column of the mandi prices: the wholesale market. max 16">Market</Trans>
                  </th>
                  <th scope="col" className={table.columnHead({ align: 'number' })}>
                    <Trans comment="Head of a column of the mandi prices. max 18">Min price</Trans>
                  </th>
                  <th scope="col" className={table.columnHead({ align: 'number' })}>
                    <Trans comment="Head of a column: what most of the lots fetched. max 18">Avg price</Trans>
                  </th>
                  <th scope="col" className={table.columnHead({ align: 'number' })}>
                    <Trans comment="Head of a column of the mandi prices. max 18">Max price</Trans>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={`${row.state}/${row.district}/${row.market}`} className={table.row}>
                    <th scope="row" className={table.rowHead}>
                      <ForeignText text={row.market} />
                      <small className={styles.place}>
                        <ForeignText text={districtName(row.state, row.district)} />, {stateName(locale, row.state)}
                      </small>
                    </th>
                    <td className={table.data({ align: 'number' })}>{rupees(row.min)}</td>
                    <td className={`${table.data({ align: 'number' })} ${styles.modal}`}>{rupees(row.modal)}</td>
                    <td className={table.data({ align: 'number' })}>{rupees(row.max)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}
