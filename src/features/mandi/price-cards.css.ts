import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const cards = style({
  display: 'grid',
  gap: theme.space.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { 'screen and (min-width: 36rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** What and where on the left, what it fetched on the right: prices stand under each other. */
export const card = style({
  height: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  alignContent: 'start',
  gap: `0 ${theme.space.m}`,
  padding: `${theme.space.s} ${theme.space.m}`,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.m,
  boxShadow: theme.shadow.card,
  fontSize: theme.size.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  // On the narrowest phones, and with large text, a name beside its price would be cut in two.
  '@media': { 'screen and (max-width: 22rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const commodity = style({ fontSize: theme.size.h3, fontWeight: 750 })
export const facts = style({ display: 'contents' })
globalStyle(`${facts} dd`, { margin: 0, textWrap: 'wrap' })
const beside = 'screen and (min-width: 22.01rem)'
export const modal = style({ color: theme.color.muted, '@media': { [beside]: { textAlign: 'end' } } })
export const amount = style({
  fontSize: theme.size.h2,
  lineHeight: 1.3,
  fontWeight: 750,
  fontVariantNumeric: 'tabular-nums',
  color: theme.color.leaf,
})
export const place = style({ gridColumn: '1 / -1' })
export const market = style({ fontWeight: 650 })
export const range = style({ fontVariantNumeric: 'tabular-nums', '@media': { [beside]: { textAlign: 'end' } } })
/** It ends before the button that reads aloud. */
export const kind = style({ gridColumn: '1 / -1', paddingInlineEnd: '3rem', color: theme.color.muted })
