import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

/** The price with place and date takes two lines, on a phone up to five. A line and a link to older prices also fit. */
export const room = style({
  minHeight: '5lh',
  fontSize: theme.size.small,
  lineHeight: 1.5,
  color: theme.color.muted,
  '@media': { 'screen and (min-width: 40rem)': { minHeight: `calc(1lh + ${theme.size.target})` } },
})
export const hint = style({ display: 'flex', gap: theme.space.xs, overflowWrap: 'anywhere' })
export const icon = style({ flex: 'none', color: theme.color.leaf })
export const price = style({ color: theme.color.text, fontVariantNumeric: 'tabular-nums' })
