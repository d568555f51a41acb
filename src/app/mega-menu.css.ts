import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { theme } from '../ui/theme.css.ts'

const aside = '15rem'

/** The subcategories stand beside the categories, wherever in the list theirs is; the tallest of the ten fits. */
export const menu = style({ position: 'relative', minHeight: '34rem' })
export const categories = style({ width: aside, display: 'grid', gap: 2 })
export const category = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space.s,
    width: '100%',
    minHeight: theme.size.target,
    paddingInline: theme.space.m,
    border: 0,
    borderRadius: theme.radius.m,
    background: 'transparent',
    color: theme.color.text,
    fontWeight: 550,
    lineHeight: 1.4,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    ':hover': { background: theme.color.tint },
  },
  variants: {
    open: {
      true: { background: theme.color.leaf, color: theme.color.onLeaf, ':hover': { background: theme.color.leaf } },
      false: {},
    },
  },
})
export const all = style({
  marginBlockStart: theme.space.xs,
  paddingBlockStart: theme.space.xs,
  borderBlockStart: `1px solid ${theme.color.line}`,
})
export const subcategories = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${aside} + ${theme.space.l})`,
  insetInlineEnd: 0,
  overflowY: 'auto',
  padding: theme.space.xs,
})
/** At most four columns, and none too narrow for a name. */
export const columns = style({ columns: '4 11rem', columnGap: theme.space.m })
export const subcategory = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.125rem',
  paddingInline: theme.space.s,
  color: theme.color.text,
  lineHeight: 1.4,
  textDecoration: 'none',
  borderRadius: theme.radius.s,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  ':hover': { background: theme.color.tint, color: theme.color.leaf, textDecoration: 'underline' },
})
export const skeleton = style({ height: '30rem' })
