import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const whole = style({ display: 'grid', alignContent: 'start', minWidth: 0 })
/** Keeps its room, so that nothing moves as a look-up comes and goes. */
export const status = style({ minHeight: theme.size.target, fontSize: theme.size.small })
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s,
  minHeight: theme.size.target,
  color: theme.color.muted,
  overflowWrap: 'anywhere',
})
export const failed = style({ justifyContent: 'start', textAlign: 'start', paddingInline: 0 })
