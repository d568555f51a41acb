import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const gallery = style({ display: 'grid', alignContent: 'start', gap: theme.space.s, minWidth: 0 })
export const stage = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  padding: 0,
  overflow: 'hidden',
  background: theme.color.tint,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.l,
  cursor: 'zoom-in',
})
export const large = style({ width: '100%', height: 'auto', aspectRatio: '4 / 3', objectFit: 'cover' })
export const enlarge = style({
  position: 'absolute',
  insetBlockEnd: theme.space.s,
  insetInlineEnd: theme.space.s,
  display: 'grid',
  placeItems: 'center',
  width: theme.size.target,
  height: theme.size.target,
  background: theme.color.surface,
  color: theme.color.leaf,
  borderRadius: theme.radius.pill,
})
export const thumbnails = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s })
export const thumbnail = style({
  display: 'block',
  padding: 0,
  overflow: 'hidden',
  background: theme.color.tint,
  border: `2px solid ${theme.color.line}`,
  borderRadius: theme.radius.m,
  cursor: 'pointer',
  ':hover': { borderColor: theme.color.border },
  selectors: { '&[aria-current=true]': { borderColor: theme.color.leaf } },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current=true]': { borderColor: 'Highlight' } } } },
})
export const small = style({ width: '6rem', height: 'auto', aspectRatio: '4 / 3', objectFit: 'cover' })
/** Where the two don't fit in one row, Previous wraps above Next. */
export const steps = style({ flex: 1, display: 'flex', flexWrap: 'wrap', gap: theme.space.s })
globalStyle(`${steps} > *`, { flex: '1 0 auto' })
export const viewed = style({ display: 'grid', gap: theme.space.s })
export const fullPhoto = style({ width: '100%', height: 'auto', maxHeight: '65vh', objectFit: 'contain' })
