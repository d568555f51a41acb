import { style } from '@vanilla-extract/css'
import { wrap } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const users = style({ display: 'grid', width: '100%' })
export const user = style({
  ...wrap,
  alignItems: 'center',
  gap: `0 ${theme.space.m}`,
  paddingBlock: theme.space.s,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.line}` } },
})
export const posted = style({ color: theme.color.muted, fontSize: theme.size.small })
