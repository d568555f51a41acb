import { style } from '@vanilla-extract/css'
import { theme } from '../theme/theme.css.ts'

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.s,
  minWidth: 0,
  padding: theme.space.m,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.l,
  boxShadow: theme.shadow.card,
  overflowWrap: 'anywhere',
})
/** Cards side by side, as many as fit. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: theme.space.m,
})
export const facts = style({ display: 'grid', gap: theme.space.xs })
export const fact = style({
  display: 'grid',
  // At least as wide as the longest word, so that none is broken on a narrow phone.
  // A link to call is as wide as its number, which doesn't break.
  gridTemplateColumns: 'minmax(min-content, 2fr) minmax(min-content, 3fr)',
  alignItems: 'baseline',
  gap: theme.space.s,
})
export const term = style({ color: theme.color.muted, overflowWrap: 'break-word' })
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums' })
