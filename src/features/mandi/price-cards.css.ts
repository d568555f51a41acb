import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const cards = style({
  display: 'grid',
  gap: theme.space.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { 'screen and (min-width: 36rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** The product on the left, its prices aligned on the right. A phone's screen shows four cards. */
export const card = style({
  height: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  alignContent: 'start',
  gap: `0 ${theme.space.m}`,
  padding: `calc(0.75 * ${theme.space.s}) ${theme.space.m}`,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.m,
  boxShadow: theme.shadow.card,
  fontSize: theme.size.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  // On the narrowest phones and with large text, a name and its price don't fit side by side.
  '@media': { 'screen and (max-width: 22rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const commodity = style({ fontSize: theme.size.h3, fontWeight: 750 })
export const facts = style({ display: 'contents' })
globalStyle(`${card} dd`, { margin: 0, textWrap: 'wrap' })
const atTheEnd = { 'screen and (min-width: 22.01rem)': { textAlign: 'end' } } as const
export const modal = style({ color: theme.color.muted, '@media': atTheEnd })
export const amount = style({
  fontSize: theme.size.h2,
  lineHeight: 1.3,
  fontWeight: 750,
  fontVariantNumeric: 'tabular-nums',
  color: theme.color.leaf,
})
export const kind = style({ color: theme.color.muted })
export const range = style({ fontVariantNumeric: 'tabular-nums', '@media': atTheEnd })
/** Market and date as one running text. */
export const report = style({ gridColumn: '1 / -1' })
globalStyle(`${report} :is(div, dd)`, { display: 'inline' })
// Reserves space for the read-aloud button at the end of the last line.
globalStyle(`${report}::after`, { content: '', display: 'inline-block', width: '2.75rem' })
export const market = style({ fontWeight: 650 })
export const place = style({ paddingInlineEnd: theme.space.s })
export const date = style({ color: theme.color.muted })
globalStyle(`${date} dd`, { whiteSpace: 'nowrap' })
