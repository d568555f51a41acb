import { globalStyle, style } from '@vanilla-extract/css'
import { tall } from '../../ui/feedback/feedback.css.ts'
import { pile, standalone, titleRow } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

/** Width up to which the cards of a row are swiped sideways. */
const phone = 'screen and (max-width: 39.9375rem)'

const rowsOf = { display: 'grid', gap: theme.space.xl, '@media': { [phone]: { gap: theme.space.m } } }
export const leads = style({
  ...tall,
  ...rowsOf,
  alignContent: 'start',
  paddingBlock: theme.space.l,
  '@media': { [phone]: { gap: theme.space.m, paddingBlock: theme.space.m } },
})
export const rows = style({ ...rowsOf, minWidth: 0 })
export const more = style({ justifySelf: 'center' })
export const status = style({ margin: 0, color: theme.color.muted })
export const row = style({
  ...pile,
  gap: theme.space.m,
  minWidth: 0,
  '@media': { [phone]: { gap: 0 } },
})
export const head = style({ ...titleRow, minHeight: theme.size.target })
export const heading = style({
  flex: '1 1 8rem', // it wraps before the link beside it would
  fontSize: theme.size.h2,
  fontWeight: 750,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { fontSize: theme.size.h3 } },
})
export const all = style({ ...standalone, gap: theme.space.xs, fontWeight: 650 })
export const cards = style({
  display: 'grid',
  gap: theme.space.m,
  '@media': {
    // On a phone the cards are one row to swipe, with a part of the next card. For Tab and screen readers it is a list.
    [phone]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(18rem, 88%)',
      gap: theme.space.s,
      overflowX: 'auto',
      // The row contains its visually hidden texts.
      position: 'relative',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: 6,
      scrollbarWidth: 'none',
      // This is room for the focus ring, without covering the link above.
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
      // The estimate is as tall as most cards, so that a row hardly grows when it is swiped.
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
