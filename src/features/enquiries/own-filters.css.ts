import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: theme.space.s })
export const choice = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  padding: 2,
  background: theme.color.surface,
  border: `2px solid ${theme.color.border}`,
  borderRadius: theme.radius.m,
})
export const link = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: theme.size.target,
  paddingInline: `clamp(${theme.space.s}, 3vw, ${theme.space.m})`,
  borderRadius: theme.radius.s,
  color: theme.color.text,
  fontWeight: 650,
  lineHeight: 1.4,
  textDecoration: 'none',
  ':hover': { background: theme.color.tint },
  selectors: {
    '&[aria-current=true]': { background: theme.color.leaf, color: theme.color.onLeaf, outlineOffset: 2 },
  },
})
