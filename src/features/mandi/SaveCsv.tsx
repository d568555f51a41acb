import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { csv, downloadFile } from '../../domain/csv.ts'
import { collectPrices, FILE } from '../../domain/mandi/collect-prices.ts'
import { priceIn } from '../../domain/mandi/mandi-price.ts'
import { inOrder, isSortKey, newestDay } from '../../domain/mandi/price-rows.ts'
import { districtsQuery } from '../../domain/places/place-names.ts'
import { stateName } from '../../domain/places/places.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { button } from '../../ui/controls/button.css.ts'
import * as styles from './mandi.css.ts'
import { columnNames, columns } from './columns.ts'
import type { MandiView } from './mandi-view.ts'
import { Fetching } from './Fetching.tsx'

/** Maximum number of rows that spreadsheets and phones can handle. */
const MAX_ROWS = 5_000

/** Saves all prices of a list as a file, then says what it has while that list `isShown`. Each file has its own `key`. */
export function SaveCsv({ view, isShown, onEnd }: { view: MandiView; isShown: boolean; onEnd: () => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const id = useId()
  const { filters, unit } = view
  // A file has nothing around it, so its column heads name the unit.
  const per =
    unit === 'kg'
      ? t({ message: '₹/kg', comment: 'Unit of a price, in the head of a column.' })
      : t({ message: '₹/quintal', comment: 'Unit of a price, in the head of a column.' })
  const heads = columns.map(
    (column) => t(columnNames[column]) + (isSortKey(column) && column !== 'date' ? ` (${per})` : ''),
  )
  /** The list below follows in the page. */
  const focus = () => document.querySelector<HTMLElement>('main h2[tabindex]')?.focus()
  const end = () => {
    focus()
    onEnd()
  }
  return (
    <Fetching
      query={(onProgress) => ({
        queryKey: [...FILE, id],
        staleTime: Infinity,
        gcTime: 0,
        async queryFn({ client, signal }) {
          const { records, total } = await collectPrices({ locale, filters, most: MAX_ROWS, signal, onProgress })
          const districts = locale === 'en' ? [] : await client.fetchQuery(districtsQuery(locale)).catch(() => [])
          const shown = new Map(districts.map((district) => [`${district.state}/${district.name}`, district.shown]))
          const lines = inOrder(records, view.sort).map((record) => [
            record.commodity,
            record.arrival_date,
            record.variety,
            stateName(locale, record.state),
            shown.get(`${record.state}/${record.district}`) ?? record.district,
            record.market,
            priceIn(unit, record.min_price),
            priceIn(unit, record.max_price),
            priceIn(unit, record.modal_price),
            record.grade,
          ])
          signal.throwIfAborted()
          downloadFile(`mandi-prices-${newestDay(records) ?? 'none'}.csv`, csv([heads, ...lines]))
          return { rows: records.length, total }
        },
      })}
      text={<Trans comment="While the prices for a file are fetched.">Fetching the prices…</Trans>}
      onStop={onEnd}
      focus={focus}
    >
      {(saved) =>
        isShown && (
          <div className={styles.fetching}>
            <p role="status" className={styles.fetched}>
              <Saved {...saved} />
            </p>
            <button type="button" className={button()} onClick={end}>
              <Trans comment="Button: takes away the note that a file was saved. max 16" context="note">
                Close
              </Trans>
            </button>
          </div>
        )
      }
    </Fetching>
  )
}

function Saved({ rows, total }: { rows: number; total: number }) {
  const locale = useLocale()
  const count = formatNumber(locale, rows)
  const all = formatNumber(locale, total)
  return rows < total ? (
    <Trans comment="After a file was saved that has not all prices in it. {count} and {all}: numbers of rows.">
      The file has the first {count} of {all} prices. Use filters for a smaller list.
    </Trans>
  ) : (
    <Plural
      comment="After a file was saved. {rows}: their number."
      value={rows}
      one="The file has # price."
      other="The file has all # prices."
    />
  )
}
