import { globalStyle, style } from '@vanilla-extract/css'
import { NARROW } from '../../ui/hooks/useMediaQuery.ts'
import { theme } from '../../ui/theme/theme.css.ts'

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
    'screen and (min-width: 80rem)': { minHeight: `calc(${theme.size.target} + ${theme.space.m})` },
    print: { display: 'none' },
  },
})
// Items don't shrink, which would make them overlap.
globalStyle(`${bar} > *`, { flex: 'none' })
/** On a phone the tools are in the drawer “More”. */
export const tools = style({ display: 'contents', '@media': { [`screen and ${NARROW}`]: { display: 'none' } } })
const wide = 'screen and (min-width: 80rem)'
globalStyle(`${bar} :is(a, button)`, { '@media': { [wide]: { paddingInline: `calc(1.25 * ${theme.space.s})` } } })
export const said = style({ overflowWrap: 'anywhere' })
export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.s,
  '@media': { print: { display: 'none' } },
})
