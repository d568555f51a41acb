import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

/** Stacked in a drawer. */
export const list = style({ display: 'grid', gap: theme.space.s })
export const came = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.m,
  '@media': { print: { display: 'none' } },
})
export const run = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.s} ${theme.space.m}`,
  padding: theme.space.m,
  background: theme.color.tint,
  borderRadius: theme.radius.m,
})
export const progress = style({ width: '12rem', maxWidth: '100%', height: '0.75rem', accentColor: theme.color.leaf })
export const said = style({ flex: '1 1 16rem', overflowWrap: 'anywhere' })
