import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

/** From left to right in every language: where a drawing's texts begin depends on the direction. */
export const chart = style({ direction: 'ltr', overflow: 'visible', fontVariantNumeric: 'tabular-nums' })
export const grid = style({ stroke: theme.color.line, strokeWidth: 1 })
export const step = style({ fill: theme.color.muted, fontSize: '0.875rem' })
/** A halo of the ground keeps the names readable over the lines. */
const overLines = {
  paintOrder: 'stroke',
  stroke: theme.color.surface,
  strokeWidth: 5,
  strokeLinejoin: 'round',
} as const
export const market = style({ ...overLines, fill: theme.color.text, fontSize: theme.size.small, fontWeight: 600 })
export const modal = style({ ...overLines, fill: theme.color.leaf, fontSize: theme.size.body, fontWeight: 750 })
export const span = style({ stroke: theme.color.border, strokeWidth: 10 })
export const mark = style({ fill: theme.color.leaf, stroke: theme.color.surface, strokeWidth: 3 })
