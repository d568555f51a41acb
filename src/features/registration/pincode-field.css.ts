import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

const wide = 'screen and (min-width: 48rem)'

/** The field, and beside or below it what became of the look-up. */
export const whole = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.space.m,
  alignItems: 'end',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
const line = `1.5 * ${theme.size.small}`
/** Keeps its room, so that nothing moves as a look-up comes and goes. In the line for the field's error, or beside its control. */
export const status = style({
  minHeight: theme.size.target,
  marginBlockStart: `calc(-1 * (${line} + ${theme.space.m}))`,
  marginBlockEnd: theme.space.m,
  fontSize: theme.size.small,
  '@media': {
    [wide]: {
      marginBlockStart: 0,
      marginBlockEnd: `calc(${line} + ${theme.space.m} + ${theme.space.xs})`,
    },
  },
})
/** Under an error that is shown. */
export const lower = style({
  minHeight: `calc(${theme.size.target} - ${line})`,
  marginBlockStart: `calc(-1 * ${theme.space.m})`,
  '@media': { [wide]: { minHeight: theme.size.target, marginBlockStart: 0 } },
})
export const said = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s,
  minHeight: theme.size.target,
  color: theme.color.muted,
  overflowWrap: 'anywhere',
})
export const failed = style({ justifyContent: 'start', textAlign: 'start', paddingInline: 0 })
