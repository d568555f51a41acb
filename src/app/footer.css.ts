import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const footer = style({
  background: theme.color.bark,
  color: theme.color.onBark,
  marginBlockStart: theme.space.xl,
})
export const content = style({ display: 'grid', gap: theme.space.m, paddingBlock: theme.space.l })
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.l })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.target,
  color: theme.color.onBark,
  selectors: { '&:focus-visible': { outlineColor: theme.color.onBark } },
})
export const source = style({ fontSize: theme.size.small, color: theme.color.onBarkMuted, maxWidth: '60em' })
export const inline = style({
  color: theme.color.onBark,
  selectors: { '&:focus-visible': { outlineColor: theme.color.onBark } },
})
