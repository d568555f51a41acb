import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { listRow, rowButton } from '../../../ui/layout/rules.css.ts'
import { theme } from '../../../ui/theme/theme.css.ts'

export const list = style({ display: 'grid', gap: 2 })
const row = {
  ...rowButton,
  paddingInline: theme.space.m,
  borderRadius: theme.radius.m,
  color: theme.color.text,
  fontWeight: 550,
  textDecoration: 'none',
} as const
export const item = style({
  ...row,
  justifyContent: 'start',
  gap: theme.space.m,
  selectors: { '&[aria-current]': { background: theme.color.tint, color: theme.color.leaf } },
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

const aside = '15rem'
const ring = '5px'
const widthOf = (columns: number) => ({ width: `calc(${aside} + ${theme.space.l} + ${columns} * 12rem)` })

/** Subcategories are at the top, whichever category is chosen. The minimum height fits 12 rows, in four columns the 15 rows of the longest list. */
export const menu = recipe({
  base: { position: 'relative', minHeight: '34rem', maxWidth: '100%' },
  variants: {
    columns: { 1: widthOf(1), 2: widthOf(2), 3: widthOf(3), 4: { ...widthOf(4), minHeight: '43rem' } },
  },
})
export const categories = style({
  // The width has room for the scroll bar and the focus ring, without moving the names.
  width: `calc(${aside} + 2 * ${ring})`,
  maxHeight: ['max(34rem, calc(100vh - 9rem - 3rem))', 'max(34rem, calc(100dvh - 9rem - 3rem))'],
  margin: `calc(-1 * ${ring})`,
  padding: ring,
  overflowY: 'auto',
  display: 'grid',
  gap: 2,
})
export const category = style({
  ...row,
  gap: theme.space.s,
  selectors: {
    '&[aria-expanded=true], &[aria-expanded=true]:hover': { background: theme.color.leaf, color: theme.color.onLeaf },
  },
})
export const subcategories = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${aside} + ${theme.space.l})`,
  insetInlineEnd: 0,
  overflowY: 'auto',
  padding: theme.space.xs,
})
/** At most four columns, each wide enough for a name; four fit at the narrowest width of the wide header. */
export const columns = style({ columns: '4 8.75rem', columnGap: theme.space.m })
export const subcategory = style({
  ...listRow,
  paddingInline: theme.space.s,
  color: theme.color.text,
  textDecoration: 'none',
  breakInside: 'avoid',
  ':hover': { background: theme.color.tint, color: theme.color.leaf, textDecoration: 'underline' },
  ':focus-visible': { outlineOffset: -3 }, // the column cuts off what is outside
})
export const skeleton = style({ height: '30rem' })
