import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const whole = style({ gridColumn: '1 / -1', minWidth: 0 })
/** A number and its unit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 3fr) minmax(9.5rem, 2fr)',
  columnGap: theme.space.m,
  alignItems: 'end',
})
/** Labels on one line, controls on the next, whatever is said below. */
globalStyle(`${pair} > *`, { gridRow: 'span 3', gridTemplateRows: 'subgrid' })
globalStyle(`${pair} > * > label`, { alignSelf: 'end' })
/** Boxes beside each other are on one line, also where one of the labels has two. */
export const tick = style({ alignSelf: 'stretch', display: 'grid', minWidth: 0 })
globalStyle(`${tick} > *`, { alignContent: 'center' })
/** Nearer to its own field than to the next: in the room that the field keeps for its error, or below that. */
const nearer = {
  marginBlockStart: `calc(-1 * (1.5 * ${theme.size.small} + ${theme.space.m}))`,
  marginBlockEnd: theme.space.m,
}
export const under = style(nearer)
/** A row of its own: it comes and goes, and the fields above it stay. */
export const warning = style({
  gridColumn: '1 / -1',
  fontSize: theme.size.small,
  fontWeight: 600,
  selectors: {
    '&:not(:empty)': {
      ...nearer,
      padding: `${theme.space.xs} ${theme.space.m}`,
      background: theme.color.warning,
      color: theme.color.onWarning,
      borderRadius: theme.radius.s,
    },
  },
})
/** Under an error that is shown. */
export const lower = style({ selectors: { '&, &:not(:empty)': { marginBlockStart: `calc(-1 * ${theme.space.m})` } } })
