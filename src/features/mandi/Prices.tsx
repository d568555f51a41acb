import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import type { PriceRecord } from '../../api/mandi.ts'
import type { PriceFilters } from '../../api/reads.ts'
import { useProduceName } from '../../domain/catalogue/produce.ts'
import { NO_VALUE, priceIn, priceText } from '../../domain/mandi/mandi-price.ts'
import { isSortKey, nextSort } from '../../domain/mandi/price-rows.ts'
import { useDistrictName } from '../../domain/places/place-names.ts'
import { stateName } from '../../domain/places/places.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { Listen } from '../../domain/voice/late-buttons.tsx'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { ByWidth } from '../../ui/hooks/environment.tsx'
import { columnNames, columns, unitNames, unitTexts, type Column } from './columns.ts'
import { DataTable, type DataColumn } from '../../ui/layout/DataTable.tsx'
import { mandiAddress, type MandiView } from './mandi-view.ts'
import * as styles from './prices.css.ts'

/** The prices as one table, sortable by the heads of prices and date. On a phone its rows are cards (§mandi.3). */
export function Prices({ view, records }: { view: MandiView; records: PriceRecord[] }) {
  const { t } = useLingui()
  const id = useId()
  const locale = useLocale()
  const districtName = useDistrictName()
  const navigate = useNavigate()
  const { filters, unit } = view
  const filterText = useFilterText(filters)
  const stateOf = ({ state }: PriceRecord) => stateName(locale, state)
  const districtOf = ({ state, district }: PriceRecord) => districtName(state, district)
  const cells: Record<Column, Pick<DataColumn<PriceRecord>, 'align' | 'renderCell'>> = {
    commodity: { renderCell: ({ commodity }) => <ForeignText text={commodity} /> },
    date: {
      align: 'short',
      renderCell: ({ arrival_date: date }) => (
        <span suppressHydrationWarning>{formatDate(locale, date) ?? NO_VALUE}</span>
      ),
    },
    variety: { align: 'text', renderCell: ({ variety }) => <ForeignText text={variety} /> },
    state: { align: 'text', renderCell: (record) => <ForeignText text={stateOf(record)} /> },
    district: { align: 'text', renderCell: (record) => <ForeignText text={districtOf(record)} /> },
    market: { align: 'text', renderCell: ({ market }) => <ForeignText text={market} /> },
    min: { renderCell: ({ min_price }) => priceText(unit, min_price) },
    max: { renderCell: ({ max_price }) => priceText(unit, max_price) },
    modal: {
      renderCell: (record, nameId) => {
        const { commodity, market, arrival_date: date, modal_price: modal, min_price: min, max_price: max } = record
        const place = [market, districtOf(record), stateOf(record)].join(', ')
        return (
          <>
            {priceText(unit, modal)}
            {priceIn('quintal', modal) !== undefined && <span className={styles.perUnit}> {t(unitNames[unit])}</span>}
            <ByWidth
              narrow={
                <span className={styles.aloud}>
                  <Listen content={{ price: { commodity, place, date, unit, modal, min, max } }} about={nameId} />
                </span>
              }
            />
          </>
        )
      },
    },
    grade: { align: 'text', renderCell: ({ grade }) => <ForeignText text={grade} /> },
  }
  return (
    <>
      <p id={id} className={styles.unit}>
        {t(unitTexts[unit])} {filterText && <ForeignText text={filterText} />}
      </p>
      <DataTable
        caption={<Trans comment="Screen reader: name of the table of mandi prices.">Table of prices</Trans>}
        describedBy={id}
        columns={columns.map((column) => ({
          head: t(columnNames[column]),
          className: styles.cells[column],
          align: cells[column].align,
          sort: isSortKey(column)
            ? {
                order: view.sort?.key === column ? view.sort.order : undefined,
                onPress: () =>
                  void navigate(mandiAddress({ ...view, sort: nextSort(view.sort, column) }), { replace: true }),
              }
            : undefined,
          renderCell: cells[column].renderCell,
        }))}
        rows={records}
        cards={styles.prices}
        rowClass={({ min_price: min, max_price: max, modal_price: modal }) =>
          min === modal && max === modal ? styles.onePrice : styles.row
        }
      />
    </>
  )
}

export function useFilterNames({ state, district, commodity, grade }: PriceFilters): PriceFilters {
  const locale = useLocale()
  const districtName = useDistrictName(district !== undefined)
  return {
    commodity: useProduceName(commodity ?? ''),
    district: district && districtName(state ?? '', district),
    state: state && stateName(locale, state),
    grade,
  }
}

/** The filters as a text: “Onion, Nashik, Maharashtra”. Delhi, both a district and a state, comes once. */
export const useFilterText = (filters: PriceFilters): string =>
  [...new Set(Object.values(useFilterNames(filters)))].filter(Boolean).join(', ')
