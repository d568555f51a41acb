import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { theme } from '../../ui/theme/theme.css.ts'

export const sidebar = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.m,
  padding: theme.space.m,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.l,
  boxShadow: theme.shadow.card,
  // Sticky with its own scrolling, so that the results stay in view when a category at the bottom is chosen.
  '@media': {
    'screen and (min-width: 769px)': {
      position: 'sticky',
      insetBlockStart: theme.space.m,
      maxHeight: `calc(100dvh - 2 * ${theme.space.m})`,
      overflowY: 'auto',
    },
  },
})
export const heading = style({ fontSize: theme.size.large })
export const list = style({ display: 'grid', alignContent: 'start', gap: theme.space.s, minWidth: 0 })
export const search = style({ position: 'relative' })
/** Space for two buttons at the end. */
export const input = style({ selectors: { '&&&': { paddingInlineEnd: '6rem' } } })
export const submit = style({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 2,
  display: 'grid',
  placeItems: 'center',
  width: theme.size.target,
  // The height of the field, without the microphone's panel below it.
  height: `calc(3rem - 4px)`,
  padding: 0,
  background: 'none',
  border: 'none',
  borderRadius: theme.radius.m,
  color: theme.color.leaf,
  cursor: 'pointer',
  ':hover': { color: theme.color.leafHover },
})
export const clear = style({ justifySelf: 'start', paddingInline: theme.space.s })
export const items = style({ display: 'grid', gap: 2, minWidth: 0 })
export const subitems = style([
  items,
  { marginInlineStart: theme.space.m, borderInlineStart: `2px solid ${theme.color.line}`, paddingInlineStart: 2 },
])
/** A category (expands) or a subcategory (a link). */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.s,
  width: '100%',
  minHeight: theme.size.target,
  paddingInline: theme.space.s,
  background: 'none',
  border: 'none',
  borderRadius: theme.radius.s,
  color: theme.color.text,
  lineHeight: 1.4,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { background: theme.color.tint },
  selectors: {
    '&[aria-current=true]': {
      background: theme.color.tint,
      color: theme.color.leaf,
      fontWeight: 650,
      boxShadow: `inset 3px 0 ${theme.color.leaf}`,
      outlineOffset: 0,
    },
  },
})
export const arrow = recipe({
  base: { flex: 'none', color: theme.color.leaf, transition: `rotate ${theme.motion.fast}` },
  variants: { isOpen: { true: { rotate: '180deg' } } },
})
export const skeleton = style({ height: theme.size.target })
/** Height of the search box, seven rows and the button below them. */
export const waiting = style({ height: '26rem' })
/** When empty, it takes no grid gap but stays in the accessibility tree. */
export const none = style({
  paddingInline: theme.space.s,
  color: theme.color.muted,
  ':empty': { position: 'absolute' },
})
export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.s,
  paddingInline: theme.space.s,
})
