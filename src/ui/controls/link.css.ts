import { style } from '@vanilla-extract/css'
import { standalone } from '../layout/rules.css.ts'
import { theme } from '../theme/theme.css.ts'

export const choice = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifySelf: 'start',
  padding: 2,
  background: theme.color.surface,
  border: `2px solid ${theme.color.border}`,
  borderRadius: theme.radius.m,
})
export const link = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: theme.size.target,
  minHeight: theme.size.target,
  // Three short words fit between two buttons from 360 px on.
  paddingInline: `clamp(0.375rem, 2.5vw, ${theme.space.m})`,
  borderRadius: theme.radius.s,
  color: theme.color.text,
  fontWeight: 650,
  lineHeight: 1.4,
  textDecoration: 'none',
  ':hover': { background: theme.color.tint },
  selectors: {
    '&[aria-current=true]': { background: theme.color.leaf, color: theme.color.onLeaf, outlineOffset: 2 },
  },
})

/** A link outside of a sentence is as large as a button; one in a sentence is exempt (WCAG 2.5.5). */
export const standaloneLink = style({ ...standalone, minWidth: theme.size.target })
