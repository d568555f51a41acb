import { style, styleVariants } from '@vanilla-extract/css'
import { theme } from '../theme/theme.css.ts'

export const header = style({ display: 'grid', justifyItems: 'start', gap: theme.space.xs })
/** The title, and at its other end what can be done on the page. */
export const withAction = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.m,
})
const title = style({ overflowWrap: 'anywhere' })
export const titles = styleVariants({
  large: [title, { fontSize: theme.size.h1, fontWeight: 800 }],
  small: [title, { fontSize: theme.size.h2, fontWeight: 750 }],
})
const sub = style({ maxWidth: theme.size.prose, color: theme.color.muted, overflowWrap: 'anywhere' })
export const subs = styleVariants({
  large: [sub, { fontSize: theme.size.large, lineHeight: 1.5 }],
  small: [sub],
})
