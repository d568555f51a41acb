import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space.l,
  paddingBlock: theme.space.l,
})
export const intro = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.m,
})
export const title = style({ fontSize: theme.size.h1, fontWeight: 750, overflowWrap: 'anywhere' })
export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s,
  padding: theme.space.m,
  background: theme.color.tint,
  borderInlineStart: `6px solid ${theme.color.leaf}`,
  borderRadius: theme.radius.m,
})
export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space.m,
  minWidth: 0,
  // The foot of the page is below the screen before and after the cards arrive: nothing shifts.
  minHeight: '100vh',
})
export const heading = style({
  fontSize: theme.size.h2,
  fontWeight: 750,
  scrollMarginBlockStart: theme.space.m,
  ':focus': { outline: 'none' },
})
export const count = style({ minHeight: '1.6em', color: theme.color.muted })
export const cards = style({
  display: 'grid',
  gap: theme.space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    'screen and (min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    'screen and (min-width: 56rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    'screen and (min-width: 72rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
/** The cards of the page before, while this one's are on their way. */
export const onTheWay = style({ opacity: 0.6, transition: `opacity ${theme.motion.fast}` })
export const skeletonCard = style({
  height: '11rem',
  borderRadius: theme.radius.l,
  '@media': { 'screen and (min-width: 40rem)': { height: '27rem' } },
})
