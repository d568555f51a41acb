import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

/** Over the end of the last line of a card: its drawing stands in the line, and it takes no height of its own. */
export const foot = style({
  gridColumn: '1 / -1',
  justifySelf: 'end',
  display: 'flex',
  height: theme.size.target,
  marginBlock: `calc((1lh - ${theme.size.target}) / 2 - 1lh) calc((1lh - ${theme.size.target}) / 2)`,
  marginInlineEnd: `calc(-1 * ${theme.space.s})`,
})
// The end of the line above is under it.
globalStyle(`${foot} button:hover`, { background: 'transparent' })
