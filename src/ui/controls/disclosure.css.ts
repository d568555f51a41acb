import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { theme } from '../theme/theme.css.ts'

export const disclosure = style({ borderBlockEnd: `1px solid ${theme.color.line}`, minWidth: 0 })
export const heading = style({ fontSize: theme.size.body })
export const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.m,
  width: '100%',
  minHeight: theme.size.target,
  padding: `${theme.space.s} ${theme.space.xs}`,
  background: 'none',
  border: 'none',
  borderRadius: theme.radius.s,
  fontWeight: 650,
  lineHeight: 1.4,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { background: theme.color.tint },
})
// Hides Safari's own arrow of a native summary.
globalStyle(`${button}::-webkit-details-marker`, { display: 'none' })
export const arrow = recipe({
  base: { flex: 'none', color: theme.color.leaf, transition: `rotate ${theme.motion.fast}` },
  variants: { open: { true: { rotate: '180deg' } } },
})
export const panel = style({
  padding: `${theme.space.xs} ${theme.space.xs} ${theme.space.m}`,
  overflowWrap: 'anywhere',
})
