import { globalStyle, style } from '@vanilla-extract/css'
import { listPage } from '../../domain/lists/card-results.css.ts'
import { panel } from '../../ui/feedback/panel.css.ts'
import { NARROW } from '../../ui/hooks/useMediaQuery.ts'
import { theme } from '../../ui/theme/theme.css.ts'

const narrow = `screen and ${NARROW}`
/** The title and its subtitle share a line, and the tools are in one line. */
const wide = 'screen and (min-width: 80rem)'

/** On a wide screen, title and subtitle share a line, so that the first price is within the top 560 px (§mandi.3). */
export const page = style([
  listPage,
  { '@media': { [wide]: { gap: theme.space.m, paddingBlockStart: theme.space.m } } },
])
globalStyle(`${page} > header`, {
  '@media': { [wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: theme.space.m } },
})

/** A print has only the prices, without header and footer. */
globalStyle(`#root:has(${page}) > :is(header, footer, nav)`, { '@media': { print: { display: 'none' } } })

/**
 * One line. On a narrow screen it scrolls sideways. From there to 1,280 px it reserves a second line, because the tools
 * load later.
 */
export const bar = style({
  display: 'flex',
  gap: theme.space.s,
  whiteSpace: 'nowrap',
  // Room for the focus outlines of the buttons.
  padding: theme.space.xs,
  margin: `calc(-1 * ${theme.space.xs})`,
  overflowX: 'auto',
  // Contains the visually hidden texts.
  position: 'relative',
  '@media': {
    [`screen and (not ${NARROW})`]: {
      flexWrap: 'wrap',
      alignContent: 'start',
      minHeight: `calc(2 * ${theme.size.target} + 2.5 * ${theme.space.m})`,
    },
    [wide]: { minHeight: `calc(${theme.size.target} + ${theme.space.m})` },
    print: { display: 'none' },
  },
})
// Items don't shrink, which would make them overlap.
globalStyle(`${bar} > *`, { flex: 'none' })
globalStyle(`${bar} :is(a, button)`, { '@media': { [wide]: { paddingInline: `calc(1.25 * ${theme.space.s})` } } })
export const said = style({ overflowWrap: 'anywhere' })
export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.s,
  '@media': { print: { display: 'none' } },
})

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
    [narrow]: { gap: theme.space.s },
    [wide]: { gap: theme.space.s },
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
/** Until the other rows follow, what is below stays out of the window, so that nothing shifts. */
export const firstRows = style({ minHeight: '100vh' })
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
/** Placeholder of a row or, on a narrow screen, of a card. */
export const skeletonRow = style({
  height: '3.5rem',
  '@media': { [narrow]: { height: '6.625rem', borderRadius: theme.radius.m } },
})

/** The lowest, typical and highest price of all. */
export const summaryTable = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.s })
export const summaryHeading = style({ fontSize: theme.size.large })
export const note = style({ fontSize: theme.size.small, color: theme.color.muted, overflowWrap: 'anywhere' })
