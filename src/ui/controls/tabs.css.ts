import { style } from '@vanilla-extract/css'
import { theme } from '../theme/theme.css.ts'

export const tabs = style({ display: 'grid', gap: theme.space.m, minWidth: 0 })
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xs,
  borderBlockEnd: `2px solid ${theme.color.line}`,
})
export const tab = style({
  minHeight: theme.size.target,
  paddingInline: theme.space.m,
  marginBlockEnd: -2,
  background: 'none',
  border: 'none',
  borderBlockEnd: '4px solid transparent',
  borderRadius: `${theme.radius.s} ${theme.radius.s} 0 0`,
  color: theme.color.muted,
  fontWeight: 600,
  lineHeight: 1.4,
  cursor: 'pointer',
  ':hover': { background: theme.color.tint, color: theme.color.text },
  selectors: {
    '&[aria-selected=true]': { color: theme.color.leaf, borderBlockEndColor: theme.color.leaf },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '@media': {
    '(forced-colors: active)': {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[aria-selected=true]': { borderBlockEndColor: 'Highlight' } },
    },
  },
})
export const panel = style({ minWidth: 0, borderRadius: theme.radius.s })
