import { style } from '@vanilla-extract/css'
import { theme } from './theme.css.ts'

/** A box that says something about a whole part of a page: it failed, it is empty, it is still to come. */
export const panel = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.m,
  padding: theme.space.l,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.l,
  boxShadow: theme.shadow.card,
})
export const danger = style({ borderInlineStart: `6px solid ${theme.color.danger}` })
export const title = style({ fontSize: theme.size.large })
export const text = style({ maxWidth: '46em' })
