import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

/** Two lines: the price, and where and when it was paid. */
export const room = style({ minHeight: '3lh', fontSize: theme.size.small, lineHeight: 1.5, color: theme.color.muted })
export const hint = style({ display: 'flex', gap: theme.space.xs, overflowWrap: 'anywhere' })
export const icon = style({ flex: 'none', color: theme.color.leaf })
export const price = style({ color: theme.color.text, fontVariantNumeric: 'tabular-nums' })
