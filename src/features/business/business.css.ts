import { keyframes, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

/** From this width, the contact is beside the rest. */
const wide = 'screen and (min-width: 60rem)'

export const page = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space.m,
  paddingBlock: theme.space.m,
  // Keeps the footer below the screen while the business loads, so that nothing shifts.
  minHeight: '100vh',
})
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space.m,
  transition: `opacity ${theme.motion.fast}`,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 24rem',
      gridTemplateRows: 'repeat(4, auto)',
      columnGap: theme.space.l,
    },
  },
})
/** Dims the content during a refetch. */
export const stale = style({ opacity: 0.6 })
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.m,
  minWidth: 0,
  padding: `${theme.space.m} clamp(${theme.space.m}, 3vw, ${theme.space.l})`,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.l,
  boxShadow: theme.shadow.card,
  overflowWrap: 'anywhere',
})
export const aside = style({
  '@media': { [wide]: { gridColumn: 2, gridRow: '1 / span 5', position: 'sticky', insetBlockStart: theme.space.m } },
})
export const heading = style({ fontSize: theme.size.large, fontWeight: 700 })
export const missing = style({ color: theme.color.muted, fontStyle: 'italic' })
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s })
export const skeletonSection = style({ height: '16rem', borderRadius: theme.radius.l })
export const skeletonShort = style({ height: '9rem', borderRadius: theme.radius.l })

// Fades in with a delay, so a fast refetch shows nothing.
const appear = keyframes({ from: { opacity: 0 } })
/** Fixed over the page. What is below it stays usable. */
export const refreshing = style({
  position: 'fixed',
  insetBlockStart: '40vh',
  insetInline: 0,
  zIndex: theme.layer.sticky,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
})
export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.s,
  padding: `${theme.space.s} ${theme.space.m}`,
  background: theme.color.surface,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.pill,
  boxShadow: theme.shadow.raised,
  fontWeight: 650,
  animation: `${appear} ${theme.motion.calm} 300ms backwards`,
})

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

export const product = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space.m,
  '@media': {
    'screen and (min-width: 48rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: theme.space.l },
  },
})
export const photo = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: theme.color.tint,
  borderRadius: theme.radius.l,
})
export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.m })
export const price = style({ color: theme.color.muted })
export const amount = style({
  color: theme.color.leaf,
  fontSize: theme.size.h2,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
})
export const seller = style({ fontSize: theme.size.h3, fontWeight: 650 })
export const place = style({ display: 'flex', gap: theme.space.xs, alignItems: 'center', color: theme.color.muted })

/** The content under the heading, with the same gap as the section. */
export const room = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.m })
export const labels = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s })
/** Large enough for a finger. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.target,
  fontWeight: 650,
})
export const hidden = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.m })
export const dummy = style({
  display: 'grid',
  gap: theme.space.xs,
  padding: theme.space.m,
  background: theme.color.tint,
  borderRadius: theme.radius.m,
  color: theme.color.text,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
})
export const notice = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: theme.space.s })
