import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const whole = style({ gridColumn: '1 / -1', minWidth: 0 })
/** A number and its unit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 3fr) minmax(9.5rem, 2fr)',
  columnGap: theme.space.m,
  alignItems: 'end',
})
/** Nearer to its own field than to the next: after the room that the field keeps for its error. */
const nearer = { marginBlockStart: `calc(-1 * ${theme.space.m})`, marginBlockEnd: theme.space.m }
/** Its text stands under the field's edge. */
export const under = style({ ...nearer, marginInlineStart: `calc(-1 * ${theme.space.m})` })
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
