import { style } from '@vanilla-extract/css'
import { line, loosePile, tinted, wrap } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const produce = style({ fontSize: theme.size.small, lineHeight: 1.5, overflowWrap: 'anywhere' })

export const box = style({ minWidth: 0 })
export const title = style({
  ...line,
  gap: theme.space.s,
  fontSize: theme.size.body,
  fontWeight: 650,
  color: theme.color.text,
})
export const near = style({ ...tinted, display: 'grid', gap: theme.space.s, overflowWrap: 'anywhere' })
export const reach = style({ maxWidth: theme.size.prose, lineHeight: 1.5 })
export const actions = style({ ...wrap, gap: theme.space.s })
export const form = style({ ...loosePile, gap: theme.space.m, paddingBlockStart: theme.space.s })
export const pin = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14rem) auto',
  alignItems: 'start',
  gap: theme.space.s,
})
/** As high as the field beside it, and below that field's label. */
export const sort = style({ minHeight: '3rem', marginBlockStart: `calc(1.4em + ${theme.space.xs})` })
export const refusal = style({ fontWeight: 600, color: theme.color.danger })
