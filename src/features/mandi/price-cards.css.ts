import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const sort = style({
  maxWidth: '24rem',
  marginBlockEnd: theme.space.m,
  '@media': { print: { display: 'none' } },
})
export const cards = style({
  display: 'grid',
  gap: theme.space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { 'screen and (min-width: 36rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const card = style({
  height: '100%',
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.xs,
  padding: theme.space.m,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.l,
  boxShadow: theme.shadow.card,
  overflowWrap: 'anywhere',
})
/** What it is and where on the left, what it fetched on the right: prices stand under each other. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${theme.space.xs} ${theme.space.m}`,
  marginBlockEnd: theme.space.xs,
  // Beside its price a name of one word would be cut in two.
  '@media': { 'screen and (max-width: 22rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const commodity = style({ fontSize: theme.size.large, fontWeight: 750 })
export const market = style({ fontWeight: 600, color: theme.color.muted, lineHeight: 1.4 })
export const modal = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'end',
  textAlign: 'end',
  maxWidth: '8.5rem',
  '@media': { 'screen and (max-width: 22rem)': { justifyItems: 'start', textAlign: 'start', maxWidth: 'none' } },
})
export const modalPrice = style({
  fontSize: theme.size.h2,
  lineHeight: 1.2,
  fontWeight: 750,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  color: theme.color.leaf,
})
export const modalName = style({ color: theme.color.muted, fontSize: theme.size.small, lineHeight: 1.35 })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${theme.space.s} ${theme.space.m}`,
  paddingBlockStart: theme.space.s,
  borderBlockStart: `1px solid ${theme.color.line}`,
})
export const fact = style({ minWidth: 0, lineHeight: 1.45 })
globalStyle(`${fact} dt`, { fontSize: theme.size.small, color: theme.color.muted })
globalStyle(`${fact} dd`, { margin: 0, fontWeight: 600 })
export const range = style({ fontVariantNumeric: 'tabular-nums' })
