import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const comparison = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.m,
  padding: theme.space.m,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.l,
  boxShadow: theme.shadow.card,
  overflowWrap: 'anywhere',
  overflowX: 'clip', // a name in the chart is one line
  '@media': { 'screen and (min-width: 48rem)': { padding: theme.space.l } },
})
export const heading = style({ fontSize: theme.size.large })
export const choice = style({ maxWidth: '24rem' })
export const waiting = style({ minHeight: '20rem', color: theme.color.muted })
export const failed = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.m })
export const what = style({ fontWeight: 650, lineHeight: 1.4 })
export const place = style({ display: 'block', fontWeight: 400, fontSize: theme.size.small, color: theme.color.muted })
export const modal = style({ fontSize: theme.size.large, fontWeight: 750, color: theme.color.leaf })
