import { globalStyle, style } from '@vanilla-extract/css'
import { NARROW } from '../../ui/hooks/useMediaQuery.ts'
import { theme } from '../../ui/theme/theme.css.ts'

/** One line whatever comes later; on a narrow screen it is swiped. */
export const bar = style({
  display: 'flex',
  gap: theme.space.s,
  whiteSpace: 'nowrap',
  // The outline of a button is not cut off.
  padding: theme.space.xs,
  margin: `calc(-1 * ${theme.space.xs})`,
  overflowX: 'auto',
  // What only a screen reader hears stays inside.
  position: 'relative',
  '@media': { [`screen and (not ${NARROW})`]: { flexWrap: 'wrap' }, print: { display: 'none' } },
})
// None makes room for the next by lying under it.
globalStyle(`${bar} > *`, { flex: 'none' })
export const said = style({ overflowWrap: 'anywhere' })
export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.s,
  '@media': { print: { display: 'none' } },
})
