import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const skip = style({
  position: 'absolute',
  insetInlineStart: theme.space.m,
  insetBlockStart: '-5rem',
  zIndex: 3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.target,
  padding: `${theme.space.s} ${theme.space.m}`,
  background: theme.color.surface,
  color: theme.color.leaf,
  borderRadius: theme.radius.m,
  boxShadow: theme.shadow.raised,
  ':focus': { insetBlockStart: theme.space.s },
  selectors: { '&:focus-visible': { outlineColor: theme.color.onHeader } },
})
