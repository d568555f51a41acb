import { style } from '@vanilla-extract/css'
import { theme } from '../../../ui/theme/theme.css.ts'

/** A list of links with icons, in the account menu and the slide-out menu. */
export const list = style({ display: 'grid', gap: 2 })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.m,
  width: '100%',
  minHeight: theme.size.target,
  paddingInline: theme.space.m,
  background: 'transparent',
  border: 0,
  borderRadius: theme.radius.m,
  color: theme.color.text,
  fontWeight: 550,
  lineHeight: 1.4,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: theme.color.tint },
  selectors: { '&[aria-current]': { background: theme.color.tint, color: theme.color.leaf } },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
})
export const apart = style({
  marginBlockStart: theme.space.xs,
  paddingBlockStart: theme.space.xs,
  borderBlockStart: `1px solid ${theme.color.line}`,
})
export const name = style({
  padding: `${theme.space.s} ${theme.space.m}`,
  marginBlockEnd: theme.space.xs,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  fontWeight: 650,
  overflowWrap: 'anywhere',
})
export const settings = style({
  display: 'grid',
  gap: theme.space.m,
  marginBlock: theme.space.l,
  paddingBlockStart: theme.space.m,
  borderBlockStart: `1px solid ${theme.color.line}`,
})
export const wide = style({
  width: '100%',
  selectors: { '&[aria-current]': { textDecoration: 'underline', textDecorationThickness: 3 } },
})
