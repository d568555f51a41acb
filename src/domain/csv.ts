/** Makes Excel read the file as UTF-8; otherwise it garbles Devanagari. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Spreadsheets run a text that starts like this as a formula (owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u

/** RFC 4180. A text that would run as a formula gets an apostrophe before it. */
function csvField(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csv = (rows: (string | number | null | undefined)[][]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('')

export function downloadFile(name: string, content: string) {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000) // delayed, because Safari still reads the URL
}
