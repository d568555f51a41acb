import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const skip = style({
  position: 'absolute',
  insetInlineStart: theme.space.m,
  insetBlockStart: '-5rem',
  zIndex: 2,
  padding: `${theme.space.s} ${theme.space.m}`,
  background: theme.color.surface,
  color: theme.color.leaf,
  borderRadius: theme.radius.m,
  boxShadow: theme.shadow.raised,
  ':focus': { insetBlockStart: theme.space.s },
})
export const main = style({ flex: 1, outline: 'none' })
