import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { PriceRecord } from '../../api/mandi.ts'
import { stateName } from '../../domain/places/places.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { down, sort as unsorted, up } from '../../ui/layout/icons.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import * as table from '../../ui/layout/table.css.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { mandiAddress, type MandiView, type SortKey } from './mandi-view.ts'
import { NO_VALUE, priceText } from '../../domain/mandi/mandi-price.ts'
import * as styles from './price-table.css.ts'
import { nextSort } from './price-order.ts'
import { useDistrictName } from '../../domain/places/useDistrictName.ts'

/** The prices as a native table, sortable by the column heads of prices and date. */
export function PriceTable({ view, records }: { view: MandiView; records: PriceRecord[] }) {
  const locale = useLocale()
  const districtName = useDistrictName()
  const { unit } = view
  return (
    <div
      role="region"
      aria-labelledby="price-table-caption"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it (WCAG 2.1.1)
      tabIndex={0}
      className={table.region}
    >
      <p id="price-table-unit" className={visuallyHidden}>
        {unit === 'kg' ? (
          <Trans comment="Over the table of mandi prices.">
            Prices in rupees per kg. The buttons in the head of the table sort them.
          </Trans>
        ) : (
          <Trans comment="Over the table of mandi prices.">
            Prices in rupees per quintal (100 kg). The buttons in the head of the table sort them.
          </Trans>
        )}
      </p>
      <table aria-describedby="price-table-unit" className={`${table.table} ${styles.table}`}>
        <caption id="price-table-caption" className={visuallyHidden}>
          <Trans comment="Screen reader: name of the table of mandi prices.">Table of prices</Trans>
        </caption>
        <thead>
          <tr>
            <Head>
              <Trans comment="Label of a filter of the mandi prices, and head of a column. max 16">Commodity</Trans>
            </Head>
            <SortHead view={view} by="date">
              <Trans comment="Head of a column of the mandi prices: the day. max 16">Date</Trans>
            </SortHead>
            <Head>
              <Trans comment="Head of a column of the mandi prices: the kind of a crop. max 16">Variety</Trans>
            </Head>
            <Head>
              <Trans comment="Label of a filter of the mandi prices. max 16">State</Trans>
            </Head>
            <Head>
              <Trans comment="Label of a filter of the mandi prices. max 16">District</Trans>
            </Head>
            <Head>
              <Trans comment="Head of a column of the mandi prices: the wholesale market. max 16">Market</Trans>
            </Head>
            <SortHead view={view} by="min">
              <Trans comment="Head of a column of the mandi prices. max 18">Min price</Trans>
            </SortHead>
            <SortHead view={view} by="max">
              <Trans comment="Head of a column of the mandi prices. max 18">Max price</Trans>
            </SortHead>
            <SortHead view={view} by="modal">
              <Trans comment="Head of a column of the mandi prices: what most lots fetched. max 18">Avg price</Trans>
            </SortHead>
            <Head>
              <Trans comment="Label of a filter of the mandi prices, and head of a column. max 16">Grade</Trans>
            </Head>
          </tr>
        </thead>
        <tbody>
          {records.map((record, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no id and hold no state
            <tr key={index} className={table.row}>
              <th scope="row" className={`${table.rowHead} ${styles.commodity}`}>
                <ForeignText text={record.commodity} />
              </th>
              <td className={`${table.data({ align: 'short' })} ${styles.cell}`} suppressHydrationWarning>
                {formatDate(locale, record.arrival_date) ?? NO_VALUE}
              </td>
              <td className={`${table.data()} ${styles.cell}`}>
                <ForeignText text={record.variety} />
              </td>
              <td className={`${table.data()} ${styles.cell}`}>
                <ForeignText text={stateName(locale, record.state)} />
              </td>
              <td className={`${table.data()} ${styles.cell}`}>
                <ForeignText text={districtName(record.state, record.district)} />
              </td>
              <td className={`${table.data()} ${styles.cell}`}>
                <ForeignText text={record.market} />
              </td>
              <td className={`${table.data({ align: 'number' })} ${styles.price}`}>
                {priceText(unit, record.min_price)}
              </td>
              <td className={`${table.data({ align: 'number' })} ${styles.price}`}>
                {priceText(unit, record.max_price)}
              </td>
              <td className={`${table.data({ align: 'number' })} ${styles.modal}`}>
                {priceText(unit, record.modal_price)}
              </td>
              <td className={`${table.data()} ${styles.cell}`}>
                <ForeignText text={record.grade} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Head = ({ children }: { children: ReactNode }) => (
  <th scope="col" className={`${table.columnHead()} ${styles.cell}`}>
    {children}
  </th>
)

/** A column head with a sort button: ascending, descending, then the server's order. */
function SortHead({ view, by, children }: { view: MandiView; by: SortKey; children: ReactNode }) {
  const navigate = useNavigate()
  const order = view.sort?.key === by ? view.sort.order : undefined
  const align = by === 'date' ? 'short' : 'number'
  return (
    <th
      scope="col"
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
      className={`${table.columnHead({ align })} ${styles.cell}`}
    >
      <button
        type="button"
        className={table.sort}
        onClick={() => void navigate(mandiAddress({ ...view, sort: nextSort(view.sort, by) }), { replace: true })}
      >
        {children}
        <Icon icon={order ? (order === 'asc' ? up : down) : unsorted} />
      </button>
    </th>
  )
}
