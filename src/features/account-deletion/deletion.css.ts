import { globalStyle, style } from '@vanilla-extract/css'
import { formSheet, surface } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const facts = style({ display: 'grid', gap: theme.space.s, maxWidth: theme.size.prose })
export const form = style(formSheet)
globalStyle(`${form} > :is([role=alert], [tabindex='-1'])`, { marginBlockEnd: theme.space.m })
export const received = style({
  ...surface,
  display: 'grid',
  gap: theme.space.m,
  padding: theme.space.l,
  borderInlineStart: `6px solid ${theme.color.leaf}`,
})
export const title = style({ fontSize: theme.size.large })
