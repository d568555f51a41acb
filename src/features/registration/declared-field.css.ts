import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const whole = style({ gridColumn: '1 / -1', minWidth: 0 })
/** A number and its unit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  columnGap: theme.space.m,
  alignItems: 'end',
})
/** Its text stands under the field's edge. */
export const under = style({ marginInlineStart: `calc(-1 * ${theme.space.m})` })
export const warning = style({
  fontSize: theme.size.small,
  fontWeight: 600,
  selectors: {
    '&:not(:empty)': {
      marginBlockEnd: theme.space.m,
      padding: `${theme.space.xs} ${theme.space.m}`,
      background: theme.color.warning,
      color: theme.color.onWarning,
      borderRadius: theme.radius.s,
    },
  },
})
