/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on a phone, `display` takes the native roles away */
import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useId, useMemo, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { PriceRecord } from '../../api/mandi.ts'
import type { PriceFilters } from '../../api/reads.ts'
import { NO_VALUE, priceIn, priceText } from '../../domain/mandi/mandi-price.ts'
import { isSortKey, nextSort } from '../../domain/mandi/price-rows.ts'
import { useProduceName } from '../../domain/catalogue/produce-name.ts'
import { stateName } from '../../domain/places/places.ts'
import { useDistrictName } from '../../domain/places/place-names.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { Listen } from '../../domain/voice/Listen.tsx'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { useHydrated, NARROW, useMediaQuery } from '../../ui/hooks/environment.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { down, sort as unsorted, up } from '../../ui/layout/icons.ts'
import * as table from '../../ui/layout/table.css.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { columnNames, columns, unitNames, unitTexts, type Column } from './columns.ts'
import { mandiAddress, type MandiView } from './mandi-view.ts'
import * as styles from './prices.css.ts'

/** The prices as one table, sortable by the heads of prices and date. On a phone its rows are cards (§mandi.3). */
export function Prices({ view, records }: { view: MandiView; records: PriceRecord[] }) {
  const { t } = useLingui()
  const id = useId()
  const isHydrated = useHydrated()
  const isNarrow = useMediaQuery(NARROW)
  const scrolls = !isNarrow
  // The width is unknown in prerendered HTML.
  const mayBeCards = useDeferredValue(isNarrow || !isHydrated)
  const filters = useFilterText(view.filters)
  const rows = useMemo(
    () =>
      records.map((record, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no id and hold no state
        <Row key={index} view={view} record={record} id={`${id}-${index}`} isCard={mayBeCards} />
      )),
    [view, records, id, mayBeCards],
  )
  return (
    <div
      // The arrow keys scroll it (WCAG 2.1.1).
      {...(scrolls && { role: 'region', tabIndex: 0, 'aria-labelledby': `${id}-name` })}
      className={table.cards}
    >
      <p id={`${id}-unit`} className={styles.unit}>
        {t(unitTexts[view.unit])} {filters && <ForeignText text={filters} />}
      </p>
      <table role="table" aria-labelledby={`${id}-name`} aria-describedby={`${id}-unit`} className={styles.prices}>
        <caption id={`${id}-name`} className={visuallyHidden}>
          <Trans comment="Screen reader: name of the table of mandi prices.">Table of prices</Trans>
        </caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map((column) => (
              <Head key={column} view={view} column={column} hasButton={scrolls} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows}
        </tbody>
      </table>
    </div>
  )
}

/** The filters in the page's language. */
export function useFilterNames({ state, district, commodity, grade }: PriceFilters): PriceFilters {
  const locale = useLocale()
  const districtName = useDistrictName()
  return {
    commodity: useProduceName(commodity ?? ''),
    district: district && districtName(state ?? '', district),
    state: state && stateName(locale, state),
    grade,
  }
}

/** The filters as a text: “Onion, Nashik, Maharashtra”. */
export const useFilterText = (filters: PriceFilters): string =>
  Object.values(useFilterNames(filters)).filter(Boolean).join(', ')

/** A column head. Those of prices and date sort: ascending, descending, then the server's order. */
function Head({ view, column, hasButton }: { view: MandiView; column: Column; hasButton: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const name = t(columnNames[column])
  const order = view.sort?.key === column ? view.sort.order : undefined
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
      className={`${table.columnHead({ align: alignOf(column) })} ${styles.cell}`}
    >
      {hasButton && isSortKey(column) ? (
        <button
          type="button"
          className={table.sort}
          onClick={() => void navigate(mandiAddress({ ...view, sort: nextSort(view.sort, column) }), { replace: true })}
        >
          {name}
          <Icon icon={order ? (order === 'asc' ? up : down) : unsorted} />
        </button>
      ) : (
        name
      )}
    </th>
  )
}

const alignOf = (column: Column) => (column === 'date' ? 'short' : isSortKey(column) ? 'number' : 'text')

function Row(props: { view: MandiView; record: PriceRecord; id: string; isCard: boolean }) {
  const { record, id, isCard } = props
  const { t } = useLingui()
  const { unit } = props.view
  const locale = useLocale()
  const districtName = useDistrictName()
  const { commodity, arrival_date: date, min_price: min, max_price: max, modal_price: modal } = record
  const state = stateName(locale, record.state)
  const district = districtName(record.state, record.district)
  const place = [record.market, district, state].join(', ')
  const cells: Record<Column, ReactNode> = {
    commodity: <ForeignText text={commodity} />,
    date: formatDate(locale, date) ?? NO_VALUE,
    variety: <ForeignText text={record.variety} />,
    state: <ForeignText text={state} />,
    district: <ForeignText text={district} />,
    market: <ForeignText text={record.market} />,
    min: priceText(unit, min),
    max: priceText(unit, max),
    modal: (
      <>
        {priceText(unit, modal)}
        {priceIn('quintal', modal) !== undefined && <span className={styles.perUnit}> {t(unitNames[unit])}</span>}
        {isCard && (
          <span className={styles.aloud}>
            <Listen content={{ price: { commodity, place, date, unit, modal, min, max } }} about={id} />
          </span>
        )}
      </>
    ),
    grade: <ForeignText text={record.grade} />,
  }
  return (
    <tr role="row" className={styles.row}>
      {columns.map((column) =>
        column === 'commodity' ? (
          <th
            key={column}
            scope="row"
            role="rowheader"
            id={id}
            className={`${table.rowHead} ${styles.cells.commodity}`}
          >
            {cells[column]}
          </th>
        ) : (
          <td
            key={column}
            role="cell"
            className={`${table.data({ align: alignOf(column) })} ${styles.cells[column]}`}
            suppressHydrationWarning={column === 'date'}
          >
            {cells[column]}
          </td>
        ),
      )}
    </tr>
  )
}
