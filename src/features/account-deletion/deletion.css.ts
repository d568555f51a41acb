import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const facts = style({ display: 'grid', gap: theme.space.s, maxWidth: theme.size.prose })
export const form = style({
  display: 'grid',
  padding: theme.space.l,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.l,
  boxShadow: theme.shadow.card,
  '@media': { 'screen and (max-width: 26rem)': { padding: theme.space.m } },
})
globalStyle(`${form} > :is([role=alert], [tabindex='-1'])`, { marginBlockEnd: theme.space.m })
export const received = style({
  display: 'grid',
  gap: theme.space.m,
  padding: theme.space.l,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderInlineStart: `6px solid ${theme.color.leaf}`,
  borderRadius: theme.radius.l,
})
export const title = style({ fontSize: theme.size.large, ':focus': { outline: 'none' } })
