import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

const text = { fontSize: theme.size.small, lineHeight: 1.5 }
/** The price with place and date takes two lines, on a phone mostly four. A line and a link to older prices also fit. */
export const room = style({
  ...text,
  minHeight: '4lh',
  '@media': { 'screen and (min-width: 40rem)': { minHeight: `calc(1lh + ${theme.size.target})` } },
})
export const hint = style({
  ...text,
  display: 'flex',
  gap: theme.space.xs,
  color: theme.color.muted,
  overflowWrap: 'anywhere',
})
export const icon = style({ flex: 'none', color: theme.color.leaf })
export const price = style({ color: theme.color.text, fontVariantNumeric: 'tabular-nums' })
