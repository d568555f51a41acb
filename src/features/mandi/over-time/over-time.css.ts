import { style } from '@vanilla-extract/css'
import { theme } from '../../../ui/theme/theme.css.ts'

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.m,
  padding: theme.space.m,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.l,
  boxShadow: theme.shadow.card,
  overflowWrap: 'anywhere',
  '@media': { 'screen and (min-width: 48rem)': { padding: theme.space.l }, print: { display: 'none' } },
})
export const heading = style({ fontSize: theme.size.large })
export const choice = style({ maxWidth: '24rem' })
export const note = style({ fontSize: theme.size.small, color: theme.color.muted })
export const changes = style({ display: 'grid', gap: theme.space.xs, fontWeight: 650, lineHeight: 1.5 })
export const failed = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.m })
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
