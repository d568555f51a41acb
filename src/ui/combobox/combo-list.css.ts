import { globalStyle, style } from '@vanilla-extract/css'
import { listRow } from '../layout/rules.css.ts'
import { theme } from '../theme/theme.css.ts'

/** Wrapper of the list and the button. It has no box: both are positioned elsewhere. */
export const kit = style({ display: 'contents' })
/** The open list. React Aria gives it its place and height, in the area that the keyboard leaves free. */
export const popup = style({
  display: 'flex',
  flexDirection: 'column',
  // The list is as wide as the field; below a narrow field, wide enough for names.
  width: 'max(var(--trigger-width), min(16rem, 100vw - 1.5rem))',
  maxWidth: 'calc(100vw - 1.5rem)',
  overflow: 'hidden',
  // The colours are set here, not inherited: the field may be on a dark banner.
  background: theme.color.surface,
  color: theme.color.text,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.m,
  boxShadow: theme.shadow.raised,
})
export const list = style({
  minHeight: 0,
  // Most fields on a phone have at least this much space below them.
  maxHeight: ['min(20rem, 40vh)', 'min(20rem, 40dvh)'],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none', // the field keeps the focus
})
// React Aria ignores presses while the list scrolls, and the list scrolls as it opens: a quick tap would be lost.
globalStyle(`${list} > [role=presentation]`, { pointerEvents: 'auto !important' as 'auto' })
export const short = style({ maxHeight: 200 })
export const option = style({
  ...listRow,
  justifyContent: 'space-between',
  gap: theme.space.s,
  marginInline: theme.space.xs,
  paddingInline: theme.space.m,
  paddingBlock: theme.space.xs,
  cursor: 'pointer',
  userSelect: 'none', // a long press selects no text
  outline: 'none',
  selectors: {
    '&[data-selected]': { fontWeight: 650, color: theme.color.leaf },
    '&[data-focused]': {
      background: theme.color.leaf,
      color: theme.color.onLeaf,
      outline: '2px solid transparent', // visible in forced colours
      outlineOffset: -2,
    },
  },
})
export const none = style({ margin: 0, padding: `${theme.space.s} ${theme.space.m}`, color: theme.color.muted })
