import { style } from '@vanilla-extract/css'
import { standalone, wrap } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const ways = style({
  ...wrap,
  gap: theme.space.s,
  marginBlock: theme.space.xs,
  fontVariantNumeric: 'tabular-nums',
})
/** A number that fits in one line is not broken. */
export const number = style({ display: 'inline-block' })
export const mail = style({ ...standalone, gap: theme.space.xs, overflowWrap: 'anywhere' })
/** Hides a link in print, where the number is enough. */
export const onScreen = style({ '@media': { print: { display: 'none' } } })

export const users = style({ display: 'grid', width: '100%' })
export const user = style({
  ...wrap,
  alignItems: 'center',
  gap: `0 ${theme.space.m}`,
  paddingBlock: theme.space.s,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.line}` } },
})
