import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.s,
  padding: theme.space.m,
  background: theme.color.dangerTint,
  border: `2px solid ${theme.color.danger}`,
  borderRadius: theme.radius.m,
  overflowWrap: 'anywhere',
})
export const text = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s,
  color: theme.color.danger,
  fontWeight: 650,
})
