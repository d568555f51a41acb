import { globalStyle, style } from '@vanilla-extract/css'
import { NARROW } from '../../ui/hooks/environment.tsx'
import { card as plainCard } from '../../ui/layout/card.css.ts'
import { panel } from '../../ui/feedback/feedback.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

// The list.

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

// An enquiry.

/** From this width, price and contact are beside the photos. */
const wide = 'screen and (min-width: 56rem)'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.space.m,
  paddingBlock: theme.space.m,
  // Keeps the footer below the screen while the enquiry loads, so that nothing shifts.
  minHeight: '100vh',
  // An empty or failed page needs no minimum height.
  selectors: { [`&:has(> ${panel})`]: { minHeight: 0 } },
})
globalStyle(`${page} > ${panel}`, { justifySelf: 'stretch' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.s,
  color: theme.color.muted,
})
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space.m,
  width: '100%',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 24rem',
      gridTemplateRows: 'auto 1fr',
      gap: theme.space.l,
    },
  },
})
const pile = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.m, minWidth: 0 } as const
export const side = style({ ...pile, '@media': { [wide]: { gridColumn: 2, gridRow: '1 / span 2' } } })
export const rest = style({ ...pile, '@media': { [wide]: { gridColumn: 1, gridRow: 2 } } })
export const card = style([plainCard, { gridTemplateColumns: 'minmax(0, 1fr)', ':focus': { outline: 'none' } }])
export const heading = style({ fontSize: theme.size.large })
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space.m,
  color: theme.color.muted,
})
export const quantity = style({ color: theme.color.text, fontSize: theme.size.large, fontWeight: 650 })
export const amount = style({ color: theme.color.leaf, fontSize: theme.size.h2, fontVariantNumeric: 'tabular-nums' })
export const notes = style({ maxWidth: theme.size.prose, whiteSpace: 'pre-line' })
export const hidden = style({ color: theme.color.muted, filter: 'blur(4px)', userSelect: 'none' })
export const locked = style({ display: 'flex', alignItems: 'center', gap: theme.space.s })
/** The content under the heading, with the same gap as the card. */
export const room = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.s })
export const contact = style({ display: 'grid', justifyItems: 'start' })
/** A clickable phone number or address. */
export const reach = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: theme.size.target,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
export const similar = style({ display: 'grid', gap: theme.space.m, width: '100%', marginBlockStart: theme.space.l })
export const similarHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space.m,
})
export const similarHeading = style({ fontSize: theme.size.h2, fontWeight: 750 })
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.target,
  gap: theme.space.xs,
  fontWeight: 650,
})
export const skeletonPhoto = style({ width: '100%', aspectRatio: '4 / 3', borderRadius: theme.radius.l })
export const skeleton = style({ display: 'grid', gap: theme.space.m, width: '100%' })
export const skeletonLine = style({ width: '14rem', height: '1.75rem' })
export const skeletonSide = style({ height: '20rem', borderRadius: theme.radius.l })
export const share = style({ display: 'grid', gap: theme.space.s, '@media': { print: { display: 'none' } } })
export const shareHeading = style({ fontSize: theme.size.body })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs })

// Its photos.

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
