import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { theme } from '../../ui/theme/theme.css.ts'

export const button = style({ justifySelf: 'start', marginInlineStart: `calc(-1 * ${theme.space.m})` })
export const list = recipe({
  base: { display: 'grid', gap: theme.space.m },
  variants: { upright: { false: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }, true: {} } },
})
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s,
  minWidth: 0,
  lineHeight: 1.4,
  fontSize: theme.size.small,
  color: theme.color.muted,
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current=step]': { color: theme.color.text, fontWeight: 650 } },
})
export const mark = recipe({
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    borderRadius: theme.radius.pill,
    border: `2px solid ${theme.color.border}`,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 650,
  },
  variants: {
    is: {
      done: { background: theme.color.leaf, borderColor: theme.color.leaf, color: theme.color.onLeaf },
      current: { borderColor: theme.color.leaf, color: theme.color.leaf, background: theme.color.surface },
      next: {},
    },
  },
})
