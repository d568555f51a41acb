import { globalStyle, style } from '@vanilla-extract/css'
import { rowButton } from '../layout/rules.css.ts'
import { theme } from '../theme/theme.css.ts'

export const disclosure = style({ borderBlockEnd: `1px solid ${theme.color.line}`, minWidth: 0 })
export const heading = style({ fontSize: theme.size.body })
export const button = style({
  ...rowButton,
  gap: theme.space.m,
  padding: `${theme.space.s} ${theme.space.xs}`,
  fontWeight: 650,
})
// Hides Safari's own arrow of a native summary.
globalStyle(`${button}::-webkit-details-marker`, { display: 'none' })
export const arrow = style({
  flex: 'none',
  color: theme.color.leaf,
  transition: `rotate ${theme.motion.fast}`,
  selectors: { '[aria-expanded=true] > &, [open] > summary > &': { rotate: '180deg' } },
})
export const panel = style({
  padding: `${theme.space.xs} ${theme.space.xs} ${theme.space.m}`,
  overflowWrap: 'anywhere',
})
