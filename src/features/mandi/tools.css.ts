import { globalStyle, style } from '@vanilla-extract/css'
import { NARROW } from '../../ui/hooks/useMediaQuery.ts'
import { theme } from '../../ui/theme/theme.css.ts'

/** On a phone the saved searches are in the drawer “More”. */
export const onWide = style({ display: 'contents', '@media': { [`screen and ${NARROW}`]: { display: 'none' } } })
/** Stacked in the drawer “More”. */
export const list = style({ display: 'grid', gap: theme.space.s })
export const run = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.s} ${theme.space.m}`,
  padding: theme.space.m,
  background: theme.color.tint,
  borderRadius: theme.radius.m,
  '@media': { print: { display: 'none' } },
})
export const progress = style({ width: '12rem', maxWidth: '100%', height: '0.75rem', accentColor: theme.color.leaf })
export const said = style({ flex: '1 1 16rem', overflowWrap: 'anywhere' })

/** Black on white, whatever the theme of the screen. */
export const sheet = style({
  display: 'none',
  '@media': { print: { display: 'block', background: '#fff', color: '#000', fontSize: '9pt', lineHeight: 1.35 } },
})
// While the sheet exists, nothing else is printed.
globalStyle(`body:has(> ${sheet}) > :is(#root, :not(${sheet}))`, { '@media': { print: { display: 'none' } } })

export const sheetHeading = style({ fontSize: '14pt', fontWeight: 700, marginBlockEnd: '4mm' })

/** The choice of the unit. */
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
