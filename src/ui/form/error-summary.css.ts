import { style } from '@vanilla-extract/css'
import { standalone } from '../layout/rules.css.ts'
import { theme } from '../theme/theme.css.ts'

export const summary = style({
  padding: theme.space.m,
  background: theme.color.dangerTint,
  border: `2px solid ${theme.color.danger}`,
  borderRadius: theme.radius.m,
  overflowWrap: 'anywhere',
})
export const said = style({ display: 'grid', gap: theme.space.s })
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s,
  fontSize: theme.size.large,
  color: theme.color.danger,
})
export const list = style({ display: 'grid' })
export const link = style({ ...standalone, lineHeight: 1.4, color: theme.color.danger, fontWeight: 600 })
