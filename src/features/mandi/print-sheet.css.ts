import { globalStyle, style } from '@vanilla-extract/css'

/** Black on white, whatever the theme of the screen. */
export const sheet = style({
  display: 'none',
  '@media': { print: { display: 'block', background: '#fff', color: '#000', fontSize: '9pt', lineHeight: 1.35 } },
})
// While the sheet exists, nothing else is printed.
globalStyle(`body:has(> ${sheet}) > :is(#root, :not(${sheet}))`, { '@media': { print: { display: 'none' } } })

export const heading = style({ fontSize: '14pt', fontWeight: 700, marginBlockEnd: '4mm' })
export const table = style({ width: '100%', borderCollapse: 'collapse', marginBlockEnd: '4mm' })
globalStyle(`${table} :is(th, td)`, {
  padding: '1mm 1.5mm',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: '0.2mm solid #999',
})
globalStyle(`${table} thead`, { display: 'table-header-group' }) // repeated on every page
globalStyle(`${table} tr`, { breakInside: 'avoid' })
export const price = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
globalStyle(`${table} ${price}`, { textAlign: 'end' })
