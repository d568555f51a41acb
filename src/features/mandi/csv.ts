import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { PriceRecord } from '../../api/mandi.ts'
import { stateName } from '../../domain/places/places.ts'
import type { Locale } from '../../i18n/locales.ts'
import { priceIn, type PriceUnit } from '../../domain/mandi/mandi-price.ts'
import { columnNames, columns, type Column } from './columns.ts'
import { isSortKey } from './mandi-view.ts'

/** Makes Excel read the file as UTF-8; otherwise it garbles Devanagari. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Spreadsheets run a text that starts like this as a formula (owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u

/** A field as defined by RFC 4180. A text that would run as a formula is prefixed with an apostrophe. */
function csvField(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as a CSV file. */
export const csv = (rows: (string | number | null | undefined)[][]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('')

/** Column heads. Prices include their unit, as the file stands alone. */
function heads(unit: PriceUnit): string[] {
  const per =
    unit === 'kg'
      ? t({ message: '₹/kg', comment: 'Unit of a price, in the head of a column.' })
      : t({ message: '₹/quintal', comment: 'Unit of a price, in the head of a column.' })
  const hasUnit = (column: Column) => isSortKey(column) && column !== 'date'
  return columns.map((column) => i18n._(columnNames[column]) + (hasUnit(column) ? ` (${per})` : ''))
}

/** The file. Prices are plain numbers and dates look like 2026-04-21, so that a spreadsheet can calculate and sort. */
export const pricesAsCsv = (
  locale: Locale,
  unit: PriceUnit,
  records: PriceRecord[],
  districtName: (state: string, district: string) => string,
): string =>
  csv([
    heads(unit),
    ...records.map((record) => [
      record.commodity,
      record.arrival_date,
      record.variety,
      stateName(locale, record.state),
      districtName(record.state, record.district),
      record.market,
      priceIn(unit, record.min_price),
      priceIn(unit, record.max_price),
      priceIn(unit, record.modal_price),
      record.grade,
    ]),
  ])

/** Downloads a file in the browser. */
export function downloadFile(name: string, content: string) {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000) // Safari still reads it
}
