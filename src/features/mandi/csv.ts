/** Without this mark Excel takes UTF-8 for the local code page and garbles Devanagari. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A spreadsheet runs a text that begins so as a formula (owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u

/** A field as RFC 4180 has it; a text that would be run as a formula gets an apostrophe before it. */
function csvField(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as a file for spreadsheets. */
export const csv = (rows: (string | number | null | undefined)[][]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('')
