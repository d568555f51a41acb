import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

/** No card around the section, because its items are cards. */
export const products = style({ padding: 0, background: 'none', border: 'none', boxShadow: 'none' })
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.m,
  '@media': {
    'screen and (min-width: 40rem)': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))' },
  },
})
export const quantity = style({ fontVariantNumeric: 'tabular-nums' })
export const skeletonCard = style({
  height: '10rem',
  borderRadius: theme.radius.l,
  '@media': { 'screen and (min-width: 40rem)': { height: '21rem' } },
})
