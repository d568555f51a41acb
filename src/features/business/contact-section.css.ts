import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

/** The content under the heading, with the same gap as the section. */
export const room = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.m })
export const labels = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s })
/** Large enough for a finger. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.target,
  fontWeight: 650,
})
export const hidden = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.m })
export const dummy = style({
  display: 'grid',
  gap: theme.space.xs,
  padding: theme.space.m,
  background: theme.color.tint,
  borderRadius: theme.radius.m,
  color: theme.color.text,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
})
export const notice = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: theme.space.s })
