import { style } from '@vanilla-extract/css'
import { panel } from '../../ui/feedback/feedback.css.ts'
import { NARROW } from '../../ui/hooks/environment.tsx'
import { theme } from '../../ui/theme/theme.css.ts'

/** A list with the categories beside it above 768 px; below, they are in a drawer. */
export const withSidebar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  justifyItems: 'start',
  gap: theme.space.m,
  '@media': {
    'screen and (min-width: 769px)': {
      gridTemplateColumns: '16rem minmax(0, 1fr)',
      justifyItems: 'stretch',
      gap: theme.space.l,
    },
  },
})
export const results = style({
  display: 'grid',
  position: 'relative',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space.m,
  minWidth: 0,
  width: '100%',
  // Holds the page footer below the screen before and after the cards load, so that nothing shifts.
  minHeight: '100vh',
  // An empty or failed list needs no minimum height.
  selectors: { [`&:has(> ${panel})`]: { minHeight: 0 } },
  '@media': { [`screen and ${NARROW}`]: { gap: theme.space.s } },
})
/** Side by side if there is room; below one another with text of double size. */
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s })
export const named = style({ flex: '1 1 14rem', minWidth: 0 })
/** Beside the heading if there is room. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: theme.space.s,
  ':empty': { display: 'none' },
  '@media': { print: { display: 'none' } },
})
export const heading = style({
  fontSize: theme.size.h2,
  fontWeight: 750,
  scrollMarginBlockStart: theme.space.m,
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
})
/**
 * On a phone's first page, the heading is for screen readers only, because the page title and the filters already show
 * the same.
 */
export const firstHeading = style([
  heading,
  {
    '@media': {
      [`screen and ${NARROW}`]: {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  },
])
export const count = style({ overflowWrap: 'anywhere', minHeight: '1.6em', color: theme.color.muted })
export const cards = style({
  display: 'grid',
  gap: theme.space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    // Leaves room for two columns even beside the categories.
    'screen and (min-width: 40rem)': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))' },
    'screen and (min-width: 64rem)': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))' },
  },
})
/** The previous page's rows while the next page loads. */
export const onTheWay = style({ opacity: 0.6, transition: `opacity ${theme.motion.fast}` })

/** Layout of a list page: on a phone, the first result begins in the first 360 px (§shell.29). */
export const listPage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space.l,
  paddingBlock: theme.space.l,
  '@media': { [`screen and ${NARROW}`]: { gap: theme.space.s, paddingBlockStart: theme.space.s } },
})
