/** Without it, Excel reads UTF-8 in the local code page and garbles Devanagari. */
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
