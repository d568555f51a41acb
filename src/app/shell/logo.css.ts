import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.s,
  minHeight: theme.size.target,
  marginInlineEnd: 'auto',
  color: theme.color.onHeader,
  fontSize: theme.size.large,
  fontWeight: 750,
  lineHeight: 1.4,
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outlineColor: theme.color.onHeader } },
})
export const mark = style({ width: '2rem', height: '2rem', flex: 'none' })
export const leaf = style({ fill: theme.color.marigold })
export const vein = style({ fill: 'none', stroke: theme.color.headerSurface, strokeWidth: 2.4, strokeLinecap: 'round' })
