import { style } from '@vanilla-extract/css'
import { pile, wrap } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const room = style({ ...pile, gap: theme.space.s })
export const ways = style({
  ...wrap,
  gap: theme.space.s,
  marginBlock: theme.space.xs,
  fontVariantNumeric: 'tabular-nums',
})
/** Hides a link in print, where the number is enough. */
export const onScreen = style({ '@media': { print: { display: 'none' } } })
