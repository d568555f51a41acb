import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const wrapper = style({ position: 'relative' })
export const select = style({
  minHeight: theme.size.target,
  paddingInline: theme.space.s,
  background: theme.color.bark,
  color: theme.color.onBark,
  border: `2px solid ${theme.color.onBarkMuted}`,
  borderRadius: theme.radius.m,
  selectors: { '&:focus-visible': { outlineColor: theme.color.onBark } },
})
export const failed = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: 1,
  width: 'min(20rem, 80vw)',
  marginBlockStart: theme.space.xs,
  padding: theme.space.s,
  background: theme.color.surface,
  color: theme.color.danger,
  borderRadius: theme.radius.m,
  boxShadow: theme.shadow.raised,
})
