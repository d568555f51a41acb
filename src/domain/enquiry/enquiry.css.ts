import { globalStyle, style } from '@vanilla-extract/css'
import { TINY } from '../../ui/hooks/environment.tsx'
import { sheet, wrap } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

/** Widths with the photo above the text. On a phone it is beside the text, unless enlarged text would be cut off there. */
const upright = `screen and (min-width: 40rem), screen and ${TINY}`

export const card = style({
  ...sheet,
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: '6rem 1fr',
  height: '100%',
  overflow: 'hidden',
  transition: `box-shadow ${theme.motion.fast}`,
  ':hover': { boxShadow: theme.shadow.raised },
  ':focus-within': { boxShadow: theme.shadow.raised },
  '@media': { [upright]: { gridTemplateColumns: '1fr', gridTemplateRows: 'auto 1fr' } },
})
export const photo = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: theme.color.tint,
  '@media': { [upright]: { height: 'auto', aspectRatio: '4 / 3' } },
})
export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.xs,
  padding: theme.space.m,
  minWidth: 0,
  '@media': { 'screen and (max-width: 39.9375rem)': { padding: '0.75rem' } },
})
export const badges = style({
  ...wrap,
  alignItems: 'center',
  gap: `${theme.space.xs} ${theme.space.s}`,
})
export const date = style({ color: theme.color.muted, fontSize: theme.size.small })
export const title = style({
  fontWeight: 650,
  overflowWrap: 'anywhere',
  '@media': { 'screen and (max-width: 39.9375rem)': { fontSize: theme.size.body } },
})
export const link = style({
  color: theme.color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  // A press anywhere on the card follows the link.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: theme.radius.l },
  selectors: {
    '&:active': { boxShadow: 'none' },
    // Below the text, which would lose contrast.
    '&:active::before': { content: '', position: 'absolute', inset: 0, zIndex: -1, boxShadow: theme.shadow.pressed },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${theme.color.focus}`, outlineOffset: -3 },
  },
})
export const price = style({ ...wrap, alignItems: 'baseline', columnGap: theme.space.m, color: theme.color.muted })
export const quantity = style({ color: theme.color.text, fontWeight: 600 })
export const amount = style({ color: theme.color.leaf, fontSize: theme.size.large, fontVariantNumeric: 'tabular-nums' })
export const largeAmount = style([amount, { fontSize: theme.size.h2 }])
export const fact = style({
  display: 'flex',
  gap: theme.space.xs,
  color: theme.color.muted,
  fontSize: theme.size.small,
  overflowWrap: 'anywhere',
})
globalStyle(`${fact} > svg`, { height: '1lh' })
