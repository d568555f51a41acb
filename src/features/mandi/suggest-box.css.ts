import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const box = style({ display: 'grid', minWidth: 0 })
export const popover = style({
  minWidth: 'var(--trigger-width)',
  maxWidth: 'min(24rem, 100vw - 2rem)',
  overflow: 'auto',
  background: theme.color.surface,
  color: theme.color.text,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.m,
  boxShadow: theme.shadow.raised,
})
export const list = style({ padding: theme.space.xs, outline: 'none' })
export const option = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.size.target,
  paddingInline: theme.space.m,
  borderRadius: theme.radius.s,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': {
      background: theme.color.leaf,
      color: theme.color.onLeaf,
      outline: '2px solid transparent', // shown where colours are forced
    },
  },
})
