import { style, keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/theme.css.ts'

/** A box with a message about a large part of a page: it failed, is empty, or is not available yet. */
export const panel = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.m,
  padding: theme.space.l,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.l,
  boxShadow: theme.shadow.card,
  overflowWrap: 'anywhere',
})
export const danger = style({ borderInlineStart: `6px solid ${theme.color.danger}` })
export const centered = style({ justifyItems: 'center', textAlign: 'center', paddingBlock: theme.space.xl })
export const title = style({ fontSize: theme.size.large })
export const text = style({ maxWidth: theme.size.prose })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s })
/** Round background for the icon of an empty list. */
export const emblem = style({
  display: 'grid',
  placeItems: 'center',
  width: theme.space.xxl,
  height: theme.space.xxl,
  fontSize: '1.75rem',
  color: theme.color.leaf,
  background: theme.color.tint,
  borderRadius: theme.radius.pill,
})
/** A message about a small part of a page that failed. */
export const failure = style({ display: 'grid', justifyItems: 'start', gap: theme.space.s })

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  width: '1.5em',
  height: '1.5em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  animation: `${turn} 0.9s linear infinite`,
})
export const track = style({ opacity: 0.3 })
