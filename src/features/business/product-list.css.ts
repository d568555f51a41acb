import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** On the page itself: cards don't stand in a card. */
export const products = style({ padding: 0, background: 'none', border: 'none', boxShadow: 'none' })
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  gap: theme.space.m,
})
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  height: '100%',
  overflow: 'hidden',
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.l,
  boxShadow: theme.shadow.card,
  transition: `box-shadow ${theme.motion.fast}`,
  ':hover': { boxShadow: theme.shadow.raised },
  ':focus-within': { boxShadow: theme.shadow.raised },
  '@media': {
    'screen and (min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
})
export const photo = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: theme.color.tint,
  '@media': { 'screen and (min-width: 40rem)': { height: 'auto', aspectRatio: '4 / 3' } },
})
export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.xs,
  padding: theme.space.m,
  minWidth: 0,
})
export const name = style({ fontSize: theme.size.h3, fontWeight: 650, overflowWrap: 'anywhere' })
export const link = style({
  color: theme.color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  // The whole card can be clicked, and the ring goes round it.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: theme.radius.l },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${theme.color.focus}`, outlineOffset: -3 },
  },
})
export const category = style({ color: theme.color.muted, fontSize: theme.size.small })
export const price = style({ color: theme.color.muted })
export const amount = style({ color: theme.color.leaf, fontSize: theme.size.large, fontVariantNumeric: 'tabular-nums' })
export const quantity = style({ fontVariantNumeric: 'tabular-nums' })
export const skeletonCard = style({
  height: '10rem',
  borderRadius: theme.radius.l,
  '@media': { 'screen and (min-width: 40rem)': { height: '21rem' } },
})
