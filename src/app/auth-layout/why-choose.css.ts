import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

const wide = 'screen and (min-width: 64rem)'

export const section = style({
  padding: `${theme.space.xl} clamp(1rem, 4vw, 2.5rem)`,
  background: theme.color.headerSurface,
  color: theme.color.onHeader,
  borderBlockStart: `1px solid color-mix(in srgb, ${theme.color.onHeader} 14%, transparent)`,
  '@media': { [wide]: { paddingBlockStart: theme.space.l } },
})
/** Stays visible beside a long form. */
export const inside = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.l,
  '@media': { [wide]: { position: 'sticky', insetBlockStart: theme.space.l } },
})
export const heading = style({ fontSize: theme.size.h2 })
export const cards = style({
  display: 'grid',
  gap: theme.space.m,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
})
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  columnGap: theme.space.m,
  rowGap: theme.space.xs,
  padding: theme.space.m,
  background: theme.color.headerSurfaceHover,
  borderRadius: theme.radius.m,
})
export const icon = style({
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  background: theme.color.marigold,
  color: theme.color.onMarigold,
  borderRadius: theme.radius.pill,
})
export const title = style({ fontSize: theme.size.h3 })
export const text = style({ color: theme.color.onHeaderMuted, fontSize: theme.size.small })
