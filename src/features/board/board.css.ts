import { style } from '@vanilla-extract/css'
import { NARROW } from '../../ui/hooks/environment.tsx'
import { theme } from '../../ui/theme/theme.css.ts'

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.m,
  width: '100%',
  '@media': { [`screen and ${NARROW}`]: { gap: theme.space.s } },
})
export const onward = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.space.s })
/** As large as a loaded card. */
export const skeletonCard = style({
  height: '12rem',
  borderRadius: theme.radius.l,
  '@media': { 'screen and (min-width: 40rem)': { height: '27rem' } },
})
