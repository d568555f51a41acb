import { style } from '@vanilla-extract/css'
import { atEnds } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const strip = style({
  background: theme.color.tint,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  '@media': { print: { display: 'none' } },
})
export const notice = style({
  ...atEnds,
  gap: `${theme.space.xs} ${theme.space.m}`,
  paddingBlock: theme.space.s,
})
