import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

/** At the foot of a card, over the end of its last line: it takes no height of its own. */
export const foot = style({
  gridColumn: '1 / -1',
  justifySelf: 'end',
  display: 'flex',
  height: theme.size.target,
  marginBlockStart: `calc(-1 * ${theme.size.target})`,
})
