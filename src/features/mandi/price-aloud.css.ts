import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

/** Over the end of the card's last line: the icon is on that line, and the button adds no height. */
export const foot = style({
  gridColumn: '1 / -1',
  justifySelf: 'end',
  display: 'flex',
  height: theme.size.target,
  marginBlock: `calc((1lh - ${theme.size.target}) / 2 - 1lh) calc((1lh - ${theme.size.target}) / 2)`,
  marginInlineEnd: `calc(-1 * ${theme.space.s})`,
})
// A background would cover the end of the line above.
globalStyle(`${foot} button:hover`, { background: 'transparent' })
