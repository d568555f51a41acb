import { globalStyle, style } from '@vanilla-extract/css'
import { panel } from '../../ui/feedback/feedback.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

/** Below this width, the cards of a row are side by side. */
const phone = 'screen and (max-width: 39.9375rem)'

export const leads = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.xl,
  paddingBlock: theme.space.l,
  '@media': { [phone]: { gap: theme.space.m, paddingBlock: theme.space.m } },
  // Keeps the footer below the screen while the leads load, so that nothing shifts.
  minHeight: '100vh',
  // An empty or failed list needs no minimum height.
  selectors: { [`&:has(> ${panel})`]: { minHeight: 0 } },
})
export const rows = style({
  display: 'grid',
  gap: theme.space.xl,
  minWidth: 0,
  '@media': { [phone]: { gap: theme.space.m } },
})
export const more = style({ justifySelf: 'center' })
export const status = style({ margin: 0, color: theme.color.muted })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.m,
  minWidth: 0,
  '@media': { [phone]: { gap: 0 } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space.m,
  minHeight: theme.size.target,
})
export const heading = style({
  fontSize: theme.size.h2,
  fontWeight: 750,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { fontSize: theme.size.h3 } },
})
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.target,
  gap: theme.space.xs,
  fontWeight: 650,
})
export const cards = style({
  display: 'grid',
  gap: theme.space.m,
  '@media': {
    // One row to swipe, with the next card partly visible. Tab and screen readers treat it as a list.
    [phone]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(18rem, 88%)',
      gap: theme.space.s,
      overflowX: 'auto',
      // Contains the visually hidden texts.
      position: 'relative',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: 6,
      scrollbarWidth: 'none',
      // Room for the focus ring, without covering the link above.
      margin: '0 -6px -6px',
      padding: 6,
    },
    'screen and (min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    'screen and (min-width: 56rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    'screen and (min-width: 72rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
globalStyle(`${cards} article`, {
  '@media': {
    [phone]: {
      // Cards outside the screen aren't laid out, which takes 40 % from the first frame (docs/speed.md).
      contentVisibility: 'auto',
      // As tall as most cards, so that a row hardly grows when it is swiped.
      containIntrinsicBlockSize: 'auto 12.5rem',
    },
  },
})
export const skeletonHeading = style({ width: '60%', maxWidth: '22rem', height: '2rem' })
export const skeletonCard = style({
  height: '9.5rem',
  borderRadius: theme.radius.l,
  '@media': { 'screen and (min-width: 40rem)': { height: '27rem' } },
})
