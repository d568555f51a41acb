import { style } from '@vanilla-extract/css'
import { theme } from '../../../ui/theme/theme.css.ts'

export { choice, failed, heading, note, panel } from '../panel.css.ts'
export const changes = style({ display: 'grid', gap: theme.space.xs, fontWeight: 650, lineHeight: 1.5 })
export const chart = style({
  direction: 'ltr',
  overflow: 'visible',
  width: '100%',
  maxWidth: '30rem',
  fontVariantNumeric: 'tabular-nums',
})
export const grid = style({ stroke: theme.color.line, strokeWidth: 1 })
export const step = style({ fill: theme.color.muted, fontSize: '0.875rem' })
export const band = style({ fill: theme.color.leaf, fillOpacity: 0.18, stroke: theme.color.border, strokeWidth: 1 })
export const line = style({ fill: 'none', stroke: theme.color.leaf, strokeWidth: 2, strokeLinejoin: 'round' })
export const mark = style({ fill: theme.color.leaf, stroke: theme.color.surface, strokeWidth: 2 })
export const modal = style({ fontWeight: 750, color: theme.color.leaf })
