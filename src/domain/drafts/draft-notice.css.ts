import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.m,
  marginBlockEnd: theme.space.m,
  padding: theme.space.m,
  background: theme.color.tint,
  borderInlineStart: `6px solid ${theme.color.leaf}`,
  borderRadius: theme.radius.m,
})
