import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const upload = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.s,
  padding: theme.space.m,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.l,
})
export const phase = style({ fontWeight: 650 })
export const line = style({ display: 'flex', alignItems: 'center', gap: theme.space.m, width: '100%' })
export const bar = style({
  flex: 1,
  minWidth: 0,
  height: theme.space.m,
  accentColor: theme.color.leaf,
})
export const percent = style({ minWidth: '3.5em', textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const failed = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.s })
export const failure = style({ color: theme.color.danger, fontWeight: 600 })
export const name = style({ color: theme.color.muted, overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s })
