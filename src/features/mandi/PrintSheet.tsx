import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { PriceRecord } from '../../api/mandi.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { stateName } from '../../domain/places/places.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { DataSource } from './DataSource.tsx'
import { columnNames } from './export-prices.ts'
import { FILTER_NAMES, type MandiView } from './mandi-view.ts'
import { NO_VALUE, priceText } from '../../domain/mandi/mandi-price.ts'
import * as styles from './print-sheet.css.ts'
import { useDistrictName } from '../../domain/places/useDistrictName.ts'

/** All matching prices, on paper only. Opens the browser's print dialog once it is rendered. */
export function PrintSheet({ view, records }: { view: MandiView; records: PriceRecord[] }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const districtName = useDistrictName()
  const filters = FILTER_NAMES.map((name) => view.filters[name]).filter(Boolean)
  useEffect(() => window.print(), [])
  return createPortal(
    <div className={styles.sheet} lang={i18n.locale}>
      <p className={styles.heading}>
        <Trans comment="Heading over the list of mandi prices.">Mandi prices</Trans>
        {filters.length > 0 && ` – ${filters.join(', ')}`}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            {columnNames(view.unit).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no id and hold no state
            <tr key={index}>
              <th scope="row">{record.commodity}</th>
              <td>{formatDate(locale, record.arrival_date) ?? NO_VALUE}</td>
              <td>{record.variety ?? NO_VALUE}</td>
              <td>{stateName(locale, record.state)}</td>
              <td>
                <ForeignText text={districtName(record.state, record.district)} />
              </td>
              <td>{record.market}</td>
              <td className={styles.price}>{priceText(view.unit, record.min_price)}</td>
              <td className={styles.price}>{priceText(view.unit, record.max_price)}</td>
              <td className={styles.price}>{priceText(view.unit, record.modal_price)}</td>
              <td>{record.grade ?? NO_VALUE}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <DataSource records={records} />
    </div>,
    document.body,
  )
}
