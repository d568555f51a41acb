import { style } from '@vanilla-extract/css'
import { dark, loosePile, round, surface, wrap } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const card = style({
  ...surface,
  width: '100%',
  overflow: 'clip',
  boxShadow: theme.shadow.raised,
  overflowWrap: 'anywhere',
})
export const band = style({
  ...dark,
  ...wrap,
  alignItems: 'center',
  gap: theme.space.m,
  padding: theme.space.l,
})
export const emblem = style({
  ...round(),
  flex: 'none',
  fontSize: theme.size.large,
  color: theme.color.onMarigold,
  background: theme.color.marigold,
})
export const name = style({ flex: '1 1 7rem', fontSize: theme.size.h3 })
export const inside = style({ ...loosePile, alignContent: 'start', gap: theme.space.m })
export const alone = style([inside, { padding: theme.space.l }])
export const halves = style({
  display: 'grid',
  gap: theme.space.l,
  padding: theme.space.l,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
})
export const join = style({ width: '100%' })
export const price = style({ fontSize: theme.size.large, color: theme.color.muted })
export const amount = style({
  fontSize: theme.size.h1,
  fontWeight: 800,
  lineHeight: 1.2,
  color: theme.color.leaf,
  fontVariantNumeric: 'tabular-nums',
})
