import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme/theme.css.ts'

export const purchase = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.m,
  outline: 'none',
})
export const problem = style({
  display: 'grid',
  gap: theme.space.s,
  width: '100%',
  padding: theme.space.m,
  color: theme.color.danger,
  background: theme.color.dangerTint,
  borderInlineStart: `6px solid ${theme.color.danger}`,
  borderRadius: theme.radius.m,
  overflowWrap: 'anywhere',
})
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.s,
  padding: theme.space.m,
  background: theme.color.tint,
  borderRadius: theme.radius.m,
})
export const amount = style({
  fontSize: theme.size.h2,
  fontWeight: 750,
  color: theme.color.leaf,
  fontVariantNumeric: 'tabular-nums',
})
export const list = style({ display: 'grid', gap: theme.space.s })
export const item = style({ display: 'flex', alignItems: 'start', gap: theme.space.s })
export const tick = style({ flex: 'none', marginBlockStart: '0.2em', color: theme.color.leaf })
export const small = style({ fontSize: theme.size.small, color: theme.color.muted })
/** A warning to read before paying. */
export const caution = style({
  padding: theme.space.m,
  background: theme.color.tint,
  borderInlineStart: `6px solid ${theme.color.marigold}`,
  borderRadius: theme.radius.m,
})
/** A payment that is not confirmed yet. */
export const notice = style({
  display: 'grid',
  gap: theme.space.s,
  width: '100%',
  padding: theme.space.m,
  background: theme.color.tint,
  borderInlineStart: `6px solid ${theme.color.leaf}`,
  borderRadius: theme.radius.m,
  overflowWrap: 'anywhere',
})
export const line = style({ display: 'flex', alignItems: 'center', gap: theme.space.s, fontWeight: 650 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s })
