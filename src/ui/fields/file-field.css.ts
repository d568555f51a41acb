import { style } from '@vanilla-extract/css'
import { theme } from '../theme/theme.css.ts'

export const field = style({ display: 'grid', gap: theme.space.xs, minWidth: 0 })
export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.m,
  padding: theme.space.s,
  background: theme.color.surface,
  border: `2px dashed ${theme.color.border}`,
  borderRadius: theme.radius.m,
  fontSize: theme.size.small,
  selectors: {
    '&[data-over]': { borderColor: theme.color.leaf, borderStyle: 'solid', background: theme.color.tint },
    '&[data-invalid]': { borderColor: theme.color.danger, background: theme.color.dangerTint },
  },
})
/** Hidden on touch screens, where nothing can be dropped, and on narrow screens, where it doesn't fit beside the button. */
export const drop = style({
  color: theme.color.muted,
  '@media': { '(hover: none)': { display: 'none' }, 'screen and (max-width: 26rem)': { display: 'none' } },
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
