import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PriceRecord } from '../../api/mandi.ts'
import { csv, downloadFile } from '../../domain/csv.ts'
import { priceIn } from '../../domain/mandi/mandi-price.ts'
import { isSortKey } from '../../domain/mandi/price-order.ts'
import { newestDay } from '../../domain/mandi/price-rows.ts'
import { districtsQuery } from '../../domain/places/place-names.ts'
import { stateName } from '../../domain/places/places.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { allPricesQuery } from './all-prices.ts'
import { columnNames, columns, type Column } from './columns.ts'
import { Fetching } from './Fetching.tsx'
import { mandiError } from './mandi-error.ts'
import type { MandiView } from './mandi-view.ts'

/** Maximum number of rows, so that spreadsheets and phones cope. */
const MAX_ROWS = 5_000

/** Fetches all matching prices and downloads them as a file. Shows the progress and can be stopped. */
export default function SaveCsv(props: { view: MandiView; onEnd: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  // As at the time of the press: later filters or another language don't affect the file.
  const [{ filters, unit }] = useState(props.view)
  const [locale] = useState(useLocale())
  const [progress, setProgress] = useState({ done: 0, all: 0 })
  const { data, error } = useQuery({
    ...allPricesQuery(locale, filters, MAX_ROWS, (done, all) => setProgress({ done, all })),
    staleTime: Infinity, // one press, one file
  })
  const save = useEffectEvent(async (records: PriceRecord[]) => {
    const districts = locale === 'en' ? [] : await queryClient.fetchQuery(districtsQuery(locale)).catch(() => [])
    const shown = new Map(districts.map((district) => [`${district.state}/${district.name}`, district.shown]))
    // The file stands alone, so its heads have the unit.
    const per =
      unit === 'kg'
        ? t({ message: '₹/kg', comment: 'Unit of a price, in the head of a column.' })
        : t({ message: '₹/quintal', comment: 'Unit of a price, in the head of a column.' })
    const hasUnit = (column: Column) => isSortKey(column) && column !== 'date'
    const heads = columns.map((column) => t(columnNames[column]) + (hasUnit(column) ? ` (${per})` : ''))
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
    downloadFile(`mandi-prices-${newestDay(records) ?? 'none'}.csv`, csv([heads, ...rows]))
  })
  useEffect(() => {
    if (data) void save(data.records)
  }, [data])

  const isFetching = !data && !error
  const { all } = progress
  return (
    <Fetching
      progress={isFetching ? progress : undefined}
      label={t({ message: 'Fetching prices', comment: 'Screen reader: name of a progress bar.' })}
      action={
        isFetching ? (
          <Trans comment="Button: stops fetching prices. max 16">Cancel</Trans>
        ) : (
          <Trans comment="Button: takes away the note that a file was saved. max 16" context="note">
            Close
          </Trans>
        )
      }
      onAction={props.onEnd}
    >
      {data ? (
        <Saved rows={data.records.length} total={data.total} />
      ) : error ? (
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
