import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const table = style({
  fontSize: theme.size.small,
  // Ten columns of equal width fit on A4.
  '@media': { print: { tableLayout: 'fixed', fontSize: '8pt' } },
})
globalStyle(`${table} :is(th, td)`, {
  '@media': { print: { minWidth: 0, padding: '1mm', fontSize: '8pt', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})
globalStyle(`${table} button`, { '@media': { print: { minHeight: 0, margin: 0 } } })
globalStyle(`${table} svg`, { '@media': { print: { display: 'none' } } })
/** Ten columns, each as narrow as its longest word and limited, so that the prices stay in reach. */
export const cell = style({
  minWidth: 0,
  maxWidth: '16rem',
  paddingInline: theme.space.s,
  overflowWrap: 'break-word',
  selectors: {
    '&:first-child': { paddingInlineStart: theme.space.m },
    '&:last-child': { paddingInlineEnd: theme.space.m },
  },
})
export const commodity = style([cell, { fontSize: theme.size.body }])
export const price = style([cell, { fontSize: theme.size.body }])
/** The most compared price. */
export const modal = style([
  cell,
  { fontSize: theme.size.large, lineHeight: 1.3, fontWeight: 750, color: theme.color.leaf },
])
