import { style } from '@vanilla-extract/css'
import { gapless } from '../../domain/forms/page-form.css.ts'
import { formSheet, surface } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const form = style([gapless, formSheet])
export const received = style({
  ...surface,
  display: 'grid',
  gap: theme.space.m,
  padding: theme.space.l,
  borderInlineStart: `6px solid ${theme.color.leaf}`,
})
