import { style } from '@vanilla-extract/css'
import { theme } from '../theme/theme.css.ts'

export const box = style({ position: 'relative' })
export const popup = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${theme.space.xs})`,
  insetInline: 0,
  zIndex: theme.layer.menu,
  maxHeight: ['min(20rem, 45vh)', 'min(20rem, 45dvh)'],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.space.xs,
  // Not the colour of what it hangs from: that may be a dark banner.
  background: theme.color.surface,
  color: theme.color.text,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.m,
  boxShadow: theme.shadow.raised,
})
export const short = style({ maxHeight: 200 })
export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.s,
  minHeight: theme.size.target,
  paddingInline: theme.space.m,
  paddingBlock: theme.space.xs,
  borderRadius: theme.radius.s,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { background: theme.color.tint },
  selectors: {
    '&[aria-selected=true]': { fontWeight: 650, color: theme.color.leaf },
    '&[data-active]': {
      background: theme.color.leaf,
      color: theme.color.onLeaf,
      outline: '2px solid transparent', // shown where colours are forced
      outlineOffset: -2,
    },
  },
})
export const none = style({ padding: `${theme.space.s} ${theme.space.m}`, color: theme.color.muted })
