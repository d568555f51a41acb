import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import { csv, downloadFile } from '../../domain/csv.ts'
import { collectPrices } from '../../domain/mandi/collect-prices.ts'
import { priceIn } from '../../domain/mandi/mandi-price.ts'
import { isSortKey } from '../../domain/mandi/price-order.ts'
import { newestDay } from '../../domain/mandi/price-rows.ts'
import { districtsQuery } from '../../domain/places/place-names.ts'
import { stateName } from '../../domain/places/places.ts'
import { formatNumber } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { CsvFile } from './all-prices.ts'
import { columnNames, columns } from './columns.ts'
import { Fetching } from './Fetching.tsx'
import { mandiError } from './mandi-error.ts'
import type { MandiView } from './mandi-view.ts'

/** Maximum number of rows, so that spreadsheets and phones cope. */
const MAX_ROWS = 5_000

/**
 * Fetches all matching prices and downloads them as a file.
 * @throws ApiError; AbortError once `signal` has fired
 */
export async function saveCsv(options: {
  view: MandiView
  queryClient: QueryClient
  locale: Locale
  i18n: I18n
  signal: AbortSignal
  onProgress: (done: number, all: number) => void
}) {
  const { view, queryClient, locale, i18n, signal, onProgress } = options
  const { filters, unit } = view
  const { records, total } = await collectPrices({ locale, filters, most: MAX_ROWS, signal, onProgress })
  const districts = locale === 'en' ? [] : await queryClient.fetchQuery(districtsQuery(locale)).catch(() => [])
  const shown = new Map(districts.map((district) => [`${district.state}/${district.name}`, district.shown]))
  // The file stands alone, so its heads have the unit.
  const per = i18n._(
    unit === 'kg'
      ? msg({ message: '₹/kg', comment: 'Unit of a price, in the head of a column.' })
      : msg({ message: '₹/quintal', comment: 'Unit of a price, in the head of a column.' }),
  )
  const heads = columns.map(
    (column) => i18n._(columnNames[column]) + (isSortKey(column) && column !== 'date' ? ` (${per})` : ''),
  )
  // Prices are plain numbers and dates look like 2026-04-21, so that a spreadsheet can calculate and sort.
  const rows = records.map((record) => [
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
  downloadFile(`mandi-prices-${newestDay(records) ?? 'none'}.csv`, csv([heads, ...rows]))
  return { rows: records.length, total }
}

/** Progress of the file, then what it has. */
export default function SaveCsv({ file, onEnd }: { file: CsvFile; onEnd: () => void }) {
  const { t } = useLingui()
  const { progress, saved, error } = file
  const all = progress?.all ?? 0
  return (
    <Fetching
      progress={progress}
      label={t({ message: 'Fetching prices', comment: 'Screen reader: name of a progress bar.' })}
      action={
        progress ? (
          <Trans comment="Button: stops fetching prices. max 16">Cancel</Trans>
        ) : (
          <Trans comment="Button: takes away the note that a file was saved. max 16" context="note">
            Close
          </Trans>
        )
      }
      onAction={onEnd}
    >
      {saved ? (
        <Saved {...saved} />
      ) : !progress ? (
        t(mandiError(error))
      ) : all > 0 ? (
        t({
          message: plural(all, { one: 'Fetching # price…', other: 'Fetching # prices…' }),
          comment: 'While the prices for a file are fetched. {all}: so many rows in all.',
        })
      ) : (
        <Trans comment="While the prices for a file are fetched.">Fetching the prices…</Trans>
      )}
    </Fetching>
  )
}

/** How much of the prices the file has. */
function Saved({ rows, total }: { rows: number; total: number }) {
  const { t } = useLingui()
  const locale = useLocale()
  const count = formatNumber(locale, rows)
  const all = formatNumber(locale, total)
  return rows < total ? (
    <Trans comment="After a file was saved that has not all prices in it. {count} and {all}: numbers of rows.">
      The file has the first {count} of {all} prices. Use filters for a smaller list.
    </Trans>
  ) : (
    t({
      message: plural(rows, { one: 'The file has # price.', other: 'The file has all # prices.' }),
      comment: 'After a file was saved. {rows}: their number.',
    })
  )
}
