import { globalStyle, style } from '@vanilla-extract/css'
import { gapless } from '../../domain/forms/page-form.css.ts'
import { pile, round, standalone } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const page = style({ ...pile, alignContent: 'start', gap: theme.space.xl, paddingBlock: theme.space.l })
export const part = style({ display: 'grid', alignContent: 'start', gap: theme.space.m, minWidth: 0 })
globalStyle(`${part} > h2`, { fontSize: theme.size.h2, fontWeight: 750 })
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  gap: theme.space.xl,
})
export const form = style([gapless, { maxWidth: theme.size.dialog }])
export const way = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space.m,
  overflowWrap: 'anywhere',
})
export const emblem = style({
  ...round(),
  fontSize: theme.size.large,
  color: theme.color.leaf,
  background: theme.color.tint,
})
globalStyle(`${way} a`, standalone)
