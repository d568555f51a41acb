import { t } from '@lingui/core/macro'
import type { PriceRecord } from '../../api/mandi.ts'
import { stateName } from '../../domain/places/places.ts'
import type { Locale } from '../../i18n/locales.ts'
import { priceIn, type PriceUnit } from '../../domain/mandi/mandi-price.ts'

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

/** Column heads, in the order of the table on the page. Prices include their unit, as the file stands alone. */
function columnNames(unit: PriceUnit): string[] {
  const per =
    unit === 'kg'
      ? t({ message: '₹/kg', comment: 'Choice of a unit: rupees per kg. max 10' })
      : t({ message: '₹/quintal', comment: 'Unit of a price, in the head of a column.' })
  return [
    t({ message: 'Commodity', comment: 'Label of a filter of the mandi prices, and head of a column. max 16' }),
    t({ message: 'Date', comment: 'Head of a column of the mandi prices: the day. max 16' }),
    t({ message: 'Variety', comment: 'Head of a column of the mandi prices: the kind of a crop. max 16' }),
    t({ message: 'State', comment: 'Label of a filter of the mandi prices, and head of a column. max 16' }),
    t({ message: 'District', comment: 'Label of a filter of the mandi prices, and head of a column. max 16' }),
    t({ message: 'Market', comment: 'Head of a column of the mandi prices: the wholesale market. max 16' }),
    `${t({ message: 'Min price', comment: 'Head of a column of the mandi prices. max 18' })} (${per})`,
    `${t({ message: 'Max price', comment: 'Head of a column of the mandi prices. max 18' })} (${per})`,
    `${t({ message: 'Avg price', comment: 'Head of a column of the mandi prices: what most lots fetched. max 18' })} (${per})`,
    t({ message: 'Grade', comment: 'Label of a filter of the mandi prices, and head of a column. max 16' }),
  ]
}

/** The file. Prices are plain numbers and dates look like 2026-04-21, so that a spreadsheet can calculate and sort. */
export const pricesAsCsv = (
  locale: Locale,
  unit: PriceUnit,
  records: PriceRecord[],
  districtName: (state: string, district: string) => string,
): string =>
  csv([
    columnNames(unit),
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
