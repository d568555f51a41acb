import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

/** The price with place and date takes two lines, on a phone mostly four. A line and a link also fit. */
export const room = style({
  fontSize: theme.size.small,
  lineHeight: 1.5,
  minHeight: '4lh',
  '@media': { 'screen and (min-width: 40rem)': { minHeight: `calc(1lh + ${theme.size.target})` } },
})
export const hint = style({
  display: 'flex',
  gap: theme.space.xs,
  color: theme.color.muted,
  overflowWrap: 'anywhere',
})
export const icon = style({ flex: 'none', color: theme.color.leaf })
export const price = style({ color: theme.color.text, fontVariantNumeric: 'tabular-nums' })
