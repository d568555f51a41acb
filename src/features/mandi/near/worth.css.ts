import { style } from '@vanilla-extract/css'
import { note } from '../panel.css.ts'
import { theme } from '../../../ui/theme/theme.css.ts'

export { heading, note, panel } from '../panel.css.ts'
export const form = style({
  display: 'grid',
  // The line that a field keeps for its error is the gap between the rows.
  gap: `0 ${theme.space.m}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'start',
})
export const actions = style({ gridColumn: '1 / -1' })
export const run = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.s} ${theme.space.m}`,
})
export const progress = style({ width: '12rem', maxWidth: '100%', height: '0.75rem', accentColor: theme.color.leaf })
export const said = style({ flex: '1 1 16rem', overflowWrap: 'anywhere' })
export const result = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.m })
export const answer = style({ fontSize: theme.size.large, fontWeight: 650, lineHeight: 1.5 })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${theme.space.m}`,
  paddingBlock: theme.space.s,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  fontVariantNumeric: 'tabular-nums',
})
export const market = style({ display: 'grid' })
export const place = style({ fontSize: theme.size.small, color: theme.color.muted })
export const amount = style({ textAlign: 'end', fontSize: theme.size.large, fontWeight: 750, color: theme.color.leaf })
export const difference = style({ gridColumn: 2, gridRow: 2, textAlign: 'end', fontSize: theme.size.small })
export const detail = style({ gridColumn: 1, gridRow: 2, fontSize: theme.size.small, color: theme.color.muted })
export const notes = style([note, { display: 'grid', gap: theme.space.xs }])
