import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const page = style({ display: 'grid', gap: theme.space.l, paddingBlock: theme.space.xl })
export const heading = style({ fontSize: theme.size.h2 })
export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: theme.space.m })
export const themes = style({
  display: 'grid',
  gap: theme.space.l,
  '@media': { 'screen and (min-width: 70rem)': { gridTemplateColumns: '1fr 1fr', alignItems: 'start' } },
})
export const pane = style({
  display: 'grid',
  gap: theme.space.l,
  minWidth: 0,
  padding: 'clamp(1rem, 3vw, 2rem)',
  borderRadius: theme.radius.l,
  border: `1px solid ${theme.color.line}`,
})
export const section = style({ display: 'grid', gap: theme.space.m, minWidth: 0 })
export const title = style({
  fontSize: theme.size.h3,
  paddingBlockEnd: theme.space.xs,
  borderBlockEnd: `2px solid ${theme.color.line}`,
})
export const by = style({ color: theme.color.muted, fontSize: theme.size.small })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.s })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: theme.space.m,
})
export const header = style({
  padding: theme.space.m,
  background: theme.color.headerSurface,
  borderRadius: theme.radius.m,
})
