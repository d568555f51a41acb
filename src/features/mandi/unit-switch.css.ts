import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.s,
  margin: 0,
  padding: 0,
  border: 'none',
  '@media': { print: { display: 'none' } },
})
export const choices = style({
  display: 'inline-flex',
  padding: 2,
  background: theme.color.surface,
  border: `2px solid ${theme.color.border}`,
  borderRadius: theme.radius.m,
})
export const choice = style({ position: 'relative', display: 'grid', cursor: 'pointer' })
/** Covers its label, so that the radio button itself receives every press. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  borderRadius: theme.radius.s,
  cursor: 'pointer',
})
export const face = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: theme.size.target,
  paddingInline: theme.space.m,
  borderRadius: theme.radius.s,
  fontWeight: 650,
  lineHeight: 1.4,
  selectors: {
    [`${radio}:checked + &`]: {
      background: theme.color.leaf,
      color: theme.color.onLeaf,
      outline: '2px solid transparent', // visible with forced colors
    },
  },
})
