import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ForeignText } from '../../../domain/texts/ForeignText.tsx'
import { priceText } from '../../../domain/mandi/mandi-price.ts'
import { formatDate, formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { visuallyHidden } from '../../../ui/theme/global.css.ts'
import * as table from '../../../ui/layout/table.css.ts'
import type { MandiView } from '../mandi-view.ts'
import * as styles from './price-summary.css.ts'
import { summaryOf } from './summary.ts'
import { MAX_WHOLE, wholeListQuery } from './whole-list.ts'

/** With more crops than this, there is no summary: the list itself says more. */
const MAX_CROPS = 3

/**
 * Lowest, typical and highest price of all matches, by crop (§mandi.23). With too many matches, it says that there is
 * no summary.
 */
export function PriceSummary({ view, total }: { view: MandiView; total: number }) {
  const locale = useLocale()
  const id = useId()
  const isWhole = total <= MAX_WHOLE
  const { data } = useQuery({ ...wholeListQuery(locale, view.filters), enabled: isWhole })
  const most = formatNumber(locale, MAX_WHOLE)
  if (!isWhole)
    return (
      <p className={styles.note}>
        <Trans comment="Under the list of mandi prices of a crop, when too many match. {most}: 1,000.">
          The lowest, typical and highest price can be shown for up to {most} prices. Use filters for fewer.
        </Trans>
      </p>
    )
  const crops = summaryOf(data?.records ?? [])
  if (!data || crops.length === 0) return null
  const days = data.records.map(({ arrival_date }) => arrival_date).sort()
  const first = formatDate(locale, days[0]!)
  const last = formatDate(locale, days.at(-1)!)
  const heading = (
    <Plural
      comment="Heading over a small table: lowest, typical and highest price of all mandi prices that match."
      value={data.records.length}
      one="The one price that matches"
      other="All # prices that match"
    />
  )
  return (
    <div className={styles.summary}>
      <h3 id={id} className={styles.heading}>
        {heading}
      </h3>
      <p className={styles.note}>
        {first === last ? (
          first
        ) : (
          <Trans comment="Over a small table of prices. {first} and {last}: days such as 21 Apr 2026.">
            {first} to {last}
          </Trans>
        )}
      </p>
      <div
        role="region"
        aria-labelledby={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it (WCAG 2.1.1)
        tabIndex={0}
        className={table.region}
      >
        <table className={table.table}>
          <caption className={visuallyHidden}>{heading}</caption>
          <thead>
            <tr>
              <th scope="col" className={table.columnHead()}>
                <Trans comment="Head of a column of a small table of prices: the crop. max 16">Commodity</Trans>
              </th>
              <th scope="col" className={table.columnHead({ align: 'number' })}>
                <Trans comment="Head of a column: the lowest of all prices. max 14">Lowest</Trans>
              </th>
              <th scope="col" className={table.columnHead({ align: 'number' })}>
                <Trans comment="Head of a column: the price in the middle of all. max 14">Typical</Trans>
              </th>
              <th scope="col" className={table.columnHead({ align: 'number' })}>
                <Trans comment="Head of a column: the highest of all prices. max 14">Highest</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {crops.slice(0, MAX_CROPS).map(({ commodity, lowest, typical, highest }) => (
              <tr key={commodity} className={table.row}>
                <th scope="row" className={table.rowHead}>
                  <ForeignText text={commodity} />
                </th>
                <td className={table.data({ align: 'number' })}>{priceText(view.unit, lowest)}</td>
                <td className={table.data({ align: 'number' })}>{priceText(view.unit, typical)}</td>
                <td className={table.data({ align: 'number' })}>{priceText(view.unit, highest)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        {view.unit === 'kg' ? (
          <Trans comment="Under a small table of prices.">
            Rupees per kg. Typical: half of the prices are lower, half are higher.
          </Trans>
        ) : (
          <Trans comment="Under a small table of prices.">
            Rupees per quintal. Typical: half of the prices are lower, half are higher.
          </Trans>
        )}
      </p>
    </div>
  )
}
