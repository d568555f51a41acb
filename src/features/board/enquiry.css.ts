import { globalStyle, style } from '@vanilla-extract/css'
import { card as plainCard } from '../../ui/layout/card.css.ts'
import { panel } from '../../ui/feedback/feedback.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

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
export const stage = style({ width: '100%', aspectRatio: '4 / 3', borderRadius: theme.radius.l })
export const skeleton = style({ display: 'grid', gap: theme.space.m, width: '100%' })
export const skeletonLine = style({ width: '14rem', height: '1.75rem' })
export const skeletonSide = style({ height: '20rem', borderRadius: theme.radius.l })
