import { style, globalStyle } from '@vanilla-extract/css'
import { tall } from '../../ui/feedback/feedback.css.ts'
import { loosePile, pile, standalone, titleRow, wrap } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const hero = style({
  position: 'relative',
  zIndex: 1, // the suggestions overlap the leads below
  background: theme.color.headerSurface,
  color: theme.color.onHeader,
})
/** Width from which the drawn field is beside the text. Below this width it is under the text. */
const beside = 'screen and (min-width: 75rem)'

/** Width of a phone, which shows only search, button and leads, whose cards are swiped sideways. */
const phone = 'screen and (max-width: 39.9375rem)'

/** The drawn field at the bottom, behind everything. The padding of `content` is its space. */
export const field = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: -1,
  width: '100%',
  height: 'auto',
})
export const content = style({
  display: 'grid',
  gap: theme.space.m,
  paddingBlockStart: theme.space.l,
  paddingBlockEnd: '30vw',
  '@media': {
    [phone]: { paddingBlockStart: theme.space.m, paddingBlockEnd: '24vw' },
    'screen and (min-width: 48rem)': { paddingBlockStart: theme.space.xl, gap: theme.space.l },
    [beside]: { paddingBlockEnd: '7.5vw' },
  },
})
export const recognition = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: theme.space.xs,
  paddingInline: theme.space.m,
  paddingBlock: '0.125rem',
  border: `1px solid ${theme.color.marigold}`,
  borderRadius: theme.radius.pill,
  fontSize: theme.size.small,
  fontWeight: 600,
  '@media': { [phone]: { display: 'none' } },
})
export const title = style({
  fontSize: theme.size.h1,
  fontWeight: 800,
  maxWidth: '14em',
  '@media': { [phone]: { fontSize: theme.size.h2, maxWidth: 'none' } },
})
export const lead = style({
  fontSize: theme.size.large,
  color: theme.color.onHeaderMuted,
  maxWidth: '32em',
  '@media': { [phone]: { display: 'none' } },
})
export const post = style({
  justifySelf: 'start',
  minHeight: '3.25rem',
  '@media': { [phone]: { justifySelf: 'stretch' } },
})
export const claims = style({
  ...wrap,
  gap: `${theme.space.s} clamp(1rem, 4vw, 2.5rem)`,
  '@media': { [phone]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8ch, 1fr))' } },
})
export const claim = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' })
export const claimNumber = style({
  fontSize: theme.size.h2,
  fontWeight: 800,
  lineHeight: 1.4,
  color: theme.color.marigold,
  fontVariantNumeric: 'tabular-nums',
})
export const claimName = style({ color: theme.color.onHeaderMuted, fontSize: theme.size.small })

export const form = style({ display: 'grid', gap: theme.space.xs, maxWidth: '40rem' })
export const label = style({ fontWeight: 600 })
/** Width up to which the button is under the field (§home.17). */
const narrow = 'screen and (max-width: 30rem)'
export const searchRow = style({})
globalStyle(`${searchRow} > div`, {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: theme.space.s,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: theme.space.s } },
})
export const input = style({
  width: '100%',
  minHeight: '3.25rem',
  paddingInline: theme.space.m,
  background: theme.color.surface,
  color: theme.color.text,
  border: `2px solid ${theme.color.border}`,
  borderRadius: theme.radius.m,
  // The ring is inside the field, so that it is visible against the dark banner.
  selectors: { '&:focus-visible': { outlineColor: theme.color.marigold } },
})
export const submit = style({
  gridColumn: 2,
  minHeight: '3.25rem',
  '@media': { [narrow]: { gridColumn: 1 } },
})
export const found = style({
  ...loosePile,
  gap: theme.space.s,
  padding: theme.space.m,
  background: theme.color.surface,
  color: theme.color.text,
  borderRadius: theme.radius.m,
})
// The focus ring is on the dark banner, so it has the banner's text colour.
globalStyle(`${post}:focus-visible, ${submit}:focus-visible, ${found}:focus-visible`, {
  outlineColor: theme.color.onHeader,
})
export const foundLink = style({ display: 'inline-block', paddingBlock: theme.space.s })

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
    'screen and (min-width: 40rem)': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))' },
  },
})
globalStyle(`${cards} article`, {
  '@media': {
    [phone]: {
      // Cards outside the screen aren't laid out, which takes 40 % from the first frame.
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
