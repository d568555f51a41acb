import { style } from '@vanilla-extract/css'
import { panel } from '../../ui/feedback/panel.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'
import { NARROW } from '../../ui/hooks/useMediaQuery.ts'

export const results = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space.m,
  minWidth: 0,
  // Keeps the footer below the screen while the prices load, so that nothing shifts.
  minHeight: '100vh',
  // An empty or failed list needs no minimum height.
  selectors: { [`&:has(> ${panel})`]: { minHeight: 0 } },
  '@media': {
    [`screen and ${NARROW}`]: { gap: theme.space.s },
    'screen and (min-width: 80rem)': { gap: theme.space.s },
  },
})
export const head = style({
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.m,
})
export { firstHeading, heading } from '../../domain/lists/card-results.css.ts'
export const summary = style({ minHeight: '1.6em', color: theme.color.muted, overflowWrap: 'anywhere' })
/** The previous page's rows while the new ones load. */
export const onTheWay = style({ opacity: 0.6, transition: `opacity ${theme.motion.fast}` })
export const foot = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.m })
export const range = style({
  overflowWrap: 'anywhere',
  textAlign: 'center',
  color: theme.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const source = style({
  display: 'grid',
  gap: theme.space.xs,
  fontSize: theme.size.small,
  color: theme.color.muted,
})
export const onward = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.space.s })
export const skeleton = style({ display: 'grid', gap: theme.space.s })
const narrow = `screen and ${NARROW}`
/** Placeholder of a row or, on a narrow screen, of a card. */
export const skeletonRow = style({
  height: '3.5rem',
  '@media': { [narrow]: { height: '6.625rem', borderRadius: theme.radius.m } },
})
export const ifNarrow = style({ '@media': { [`screen and (not ${NARROW})`]: { display: 'none' } } })
export const ifWide = style({ '@media': { [narrow]: { display: 'none' } } })
