import { style } from '@vanilla-extract/css'
import { theme } from './theme.css.ts'

export const whole = style({ display: 'grid', gap: theme.space.xs, minWidth: 0 })
export const input = style({
  width: '100%',
  minWidth: 0,
  minHeight: '3.25rem',
  padding: theme.space.xs,
  background: theme.color.surface,
  color: theme.color.muted,
  border: `2px dashed ${theme.color.border}`,
  borderRadius: theme.radius.m,
  fontSize: theme.size.small,
  cursor: 'pointer',
  ':hover': { borderColor: theme.color.leaf },
  selectors: {
    '&[aria-invalid=true]': { borderColor: theme.color.danger, background: theme.color.dangerTint },
    '&::file-selector-button': {
      minHeight: theme.size.target,
      marginInlineEnd: theme.space.m,
      paddingInline: theme.space.m,
      background: theme.color.tint,
      color: theme.color.leaf,
      border: `2px solid ${theme.color.leaf}`,
      borderRadius: theme.radius.s,
      font: 'inherit',
      fontWeight: 650,
      cursor: 'pointer',
    },
  },
})
export const chosen = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.m })
export const preview = style({
  width: '6rem',
  height: '4.5rem',
  objectFit: 'cover',
  background: theme.color.tint,
  borderRadius: theme.radius.s,
})
export const name = style({ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.4 })
export const size = style({ display: 'block', fontSize: theme.size.small, color: theme.color.muted })
