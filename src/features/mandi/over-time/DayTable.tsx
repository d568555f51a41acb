import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { rupeesIn, type PriceUnit } from '../../../domain/mandi/mandi-price.ts'
import { formatDate } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import * as table from '../../../ui/layout/table.css.ts'
import type { PriceDay } from './days.ts'
import * as styles from './over-time.css.ts'

/** The numbers of the chart, the newest day first. @param days prices in rupees per `unit` */
export function DayTable({ days, unit }: { days: PriceDay[]; unit: PriceUnit }) {
  const locale = useLocale()
  const id = useId()
  const number = table.columnHead({ align: 'number' })
  return (
    <div
      role="region"
      aria-labelledby={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it (WCAG 2.1.1)
      tabIndex={0}
      className={table.region}
    >
      <table className={table.table}>
        <caption id={id} className={table.caption}>
          {unit === 'kg' ? (
            <Trans comment="Over a table of prices by day.">Prices by day, in rupees per kg</Trans>
          ) : (
            <Trans comment="Over a table of prices by day.">Prices by day, in rupees per quintal</Trans>
          )}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={table.columnHead()}>
              <Trans comment="Head of a column of the mandi prices: the day. max 16">Date</Trans>
            </th>
            <th scope="col" className={number}>
              <Trans comment="Head of a column of the mandi prices. max 18">Min price</Trans>
            </th>
            <th scope="col" className={number}>
              <Trans comment="Head of a column: what most of the lots fetched. max 18">Avg price</Trans>
            </th>
            <th scope="col" className={number}>
              <Trans comment="Head of a column of the mandi prices. max 18">Max price</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, min, modal, max }) => (
            <tr key={day} className={table.row}>
              <th scope="row" className={table.rowHead}>
                {formatDate(locale, day)}
              </th>
              <td className={table.data({ align: 'number' })}>{rupeesIn(unit, min)}</td>
              <td className={`${table.data({ align: 'number' })} ${styles.modal}`}>{rupeesIn(unit, modal)}</td>
              <td className={table.data({ align: 'number' })}>{rupeesIn(unit, max)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
