import { keyframes, style } from '@vanilla-extract/css'
import { frame, line, pile, sheet, tinted } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

const wide = 'screen and (min-width: 60rem)'

export const sections = style({
  ...pile,
  alignItems: 'start',
  gap: theme.space.m,
  transition: `opacity ${theme.motion.fast}`,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(24rem, 50%)',
      gridTemplateRows: 'repeat(4, auto)',
      columnGap: theme.space.l,
    },
  },
})
export const stale = style({ opacity: 0.6 })
export const aside = style({
  '@media': { [wide]: { gridColumn: 2, gridRow: '1 / span 5', position: 'sticky', insetBlockStart: theme.space.m } },
})
export const skeletonSection = style({ height: '16rem', borderRadius: theme.radius.l })
export const skeletonShort = style({ height: '9rem', borderRadius: theme.radius.l })

// The spinner fades in after 300 ms, so that a fast answer shows none.
const appear = keyframes({ from: { opacity: 0 } })
/** A note above the page while it is requested again; the page stays usable. Empty otherwise. */
export const refreshing = style({
  position: 'fixed',
  insetBlockStart: '40vh',
  insetInline: 0,
  zIndex: theme.layer.sticky,
  width: 'fit-content',
  marginInline: 'auto',
  pointerEvents: 'none',
  selectors: {
    '&:not(:empty)': {
      ...sheet,
      ...line,
      gap: theme.space.s,
      padding: `${theme.space.s} ${theme.space.m}`,
      borderRadius: theme.radius.pill,
      fontWeight: 650,
      animation: `${appear} ${theme.motion.calm} 300ms backwards`,
    },
  },
})

export const products = style({ ...pile, gap: theme.space.m, overflowWrap: 'anywhere' })
export const quantity = style({ fontVariantNumeric: 'tabular-nums' })

export const product = style({
  ...pile,
  alignItems: 'start',
  gap: theme.space.m,
  '@media': {
    'screen and (min-width: 48rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: theme.space.l },
  },
})
export const photo = style({ ...frame, borderRadius: theme.radius.l })
export const seller = style({ fontSize: theme.size.h3, fontWeight: 650 })
export const place = style({ display: 'flex', gap: theme.space.xs, alignItems: 'center', color: theme.color.muted })

export const dummy = style({ ...tinted, userSelect: 'none' })
