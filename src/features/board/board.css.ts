import { style } from '@vanilla-extract/css'
import { NARROW } from '../../ui/hooks/useMediaQuery.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.m,
  width: '100%',
  '@media': { [`screen and ${NARROW}`]: { gap: theme.space.s } },
})
/** The room of the row with the choice of buy or sell, while it is on its way. */
export const toolRow = style({ minHeight: `calc(${theme.size.target} + 8px)` })
export const types = style({
  display: 'inline-flex',
  justifySelf: 'start',
  padding: 2,
  background: theme.color.surface,
  border: `2px solid ${theme.color.border}`,
  borderRadius: theme.radius.m,
})
export const type = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: theme.size.target,
  // Between Filter and More from 360 px on.
  paddingInline: `clamp(0.375rem, 2.5vw, ${theme.space.m})`,
  borderRadius: theme.radius.s,
  color: theme.color.text,
  fontWeight: 650,
  lineHeight: 1.4,
  textDecoration: 'none',
  ':hover': { background: theme.color.tint },
  selectors: {
    '&[aria-current=true]': {
      background: theme.color.leaf,
      color: theme.color.onLeaf,
      outlineOffset: 2,
    },
  },
})
export const onward = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.space.s })
/** The size of a real card. */
export const skeletonCard = style({
  height: '12rem',
  borderRadius: theme.radius.l,
  '@media': { 'screen and (min-width: 40rem)': { height: '27rem' } },
})
