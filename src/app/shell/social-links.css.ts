import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.s,
  minHeight: theme.size.target,
  paddingInline: theme.space.m,
  border: `1px solid color-mix(in srgb, ${theme.color.onHeader} 45%, transparent)`,
  borderRadius: theme.radius.pill,
  color: theme.color.onHeader,
  fontSize: theme.size.small,
  fontWeight: 550,
  lineHeight: 1.4,
  textDecoration: 'none',
  ':hover': { background: theme.color.headerSurfaceHover },
  selectors: { '&:focus-visible': { outlineColor: theme.color.onHeader } },
})
