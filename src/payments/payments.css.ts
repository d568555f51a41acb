import { globalStyle, style } from '@vanilla-extract/css'
import { edged, loosePile, tinted, wrap } from '../ui/layout/rules.css.ts'
import { theme } from '../ui/theme/theme.css.ts'

export const purchase = style({ ...loosePile, gap: theme.space.m, outline: 'none' })
export const locked = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: theme.space.s })
// Centers the lock on the first line.
globalStyle(`${locked} > svg`, { height: '1lh' })
const remark = (colour: string) => ({
  ...edged(colour),
  display: 'grid',
  gap: theme.space.s,
  width: '100%',
  overflowWrap: 'anywhere' as const,
})
export const problem = style({
  ...remark(theme.color.danger),
  color: theme.color.danger,
  background: theme.color.dangerTint,
})
export const notice = style(remark(theme.color.leaf))
export const caution = style(edged(theme.color.marigold))
export const price = style({ ...tinted, ...wrap, alignItems: 'baseline', columnGap: theme.space.s })
export const amount = style({
  fontSize: theme.size.h2,
  fontWeight: 750,
  color: theme.color.leaf,
  fontVariantNumeric: 'tabular-nums',
})
export const item = style({ display: 'flex', alignItems: 'start', gap: theme.space.s })
export const tick = style({ flex: 'none', marginBlockStart: '0.2em', color: theme.color.leaf })
export const line = style({ display: 'flex', alignItems: 'center', gap: theme.space.s, fontWeight: 650 })
