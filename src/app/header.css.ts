import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { theme } from '../ui/theme.css.ts'

/** Below this the navigation folds behind the menu button. */
const wide = 'screen and (min-width: 64rem)'

export const header = style({ background: theme.color.bark, color: theme.color.onBark })
export const strip = style({
  borderBlockEnd: `1px solid color-mix(in srgb, ${theme.color.onBark} 14%, transparent)`,
})
export const stripText = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.m,
  paddingBlock: theme.space.xs,
})
export const recognition = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s,
  fontSize: theme.size.small,
  lineHeight: 1.4,
  color: theme.color.onBarkMuted,
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.s,
  paddingBlock: theme.space.s,
})
export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.s,
  minHeight: theme.size.target,
  marginInlineEnd: 'auto',
  color: theme.color.onBark,
  fontSize: theme.size.large,
  fontWeight: 750,
  lineHeight: 1.4,
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outlineColor: theme.color.onBark } },
})
export const mark = style({ width: '2rem', height: '2rem', flex: 'none' })
export const markLeaf = style({ fill: theme.color.marigold })
export const markVein = style({
  fill: 'none',
  stroke: theme.color.bark,
  strokeWidth: 2.4,
  strokeLinecap: 'round',
})
export const menuButton = style({ '@media': { [wide]: { display: 'none' } } })
export const nav = recipe({
  base: { width: '100%', '@media': { [wide]: { display: 'block', width: 'auto' } } },
  variants: { open: { true: {}, false: { display: 'none' } } },
})
export const links = style({
  display: 'grid',
  gap: theme.space.xs,
  paddingBlockEnd: theme.space.s,
  '@media': { [wide]: { display: 'flex', alignItems: 'center', gap: theme.space.s, padding: 0 } },
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: theme.size.target,
  paddingInline: theme.space.s,
  color: theme.color.onBark,
  fontWeight: 550,
  lineHeight: 1.4,
  textDecoration: 'none',
  borderRadius: theme.radius.s,
  ':hover': { textDecoration: 'underline' },
  selectors: {
    '&:focus-visible': { outlineColor: theme.color.onBark },
    '&[aria-current=page]': { textDecoration: 'underline', textDecorationThickness: 3, textUnderlineOffset: '0.5em' },
  },
})
