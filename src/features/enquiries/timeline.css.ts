import { style } from '@vanilla-extract/css'
import { pile, round, rowButton, wrap } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const timeline = style({ ...pile, gap: theme.space.m, marginBlockStart: theme.space.s })
export const stages = style(pile)

/** A stage has its state in `data-state`. The line between the marks is solid up to the current stage. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${theme.space.l} minmax(0, 1fr)`,
  columnGap: theme.space.m,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${theme.space.l} calc(-1 * ${theme.space.s})`,
      insetInlineStart: `calc(${theme.space.l} / 2 - 1px)`,
      borderInlineStart: `2px dashed ${theme.color.border}`,
    },
    '&[data-state=passed]:not(:last-child)::before': { borderInlineStart: `2px solid ${theme.color.leaf}` },
  },
})
export const mark = style({
  ...round(theme.space.l),
  position: 'relative',
  marginBlockStart: theme.space.s,
  fontSize: theme.size.small,
  background: theme.color.ground,
  border: `2px solid ${theme.color.leaf}`,
  selectors: {
    '[data-state=passed] > &': { background: theme.color.leaf, color: theme.color.onLeaf },
    '[data-state=current] > &::after': {
      content: '',
      width: '50%',
      height: '50%',
      border: `5px solid ${theme.color.leaf}`, // visible with forced colors
      borderRadius: theme.radius.pill,
    },
    '[data-state=ahead] > &': { border: `2px dashed ${theme.color.border}` },
  },
})
export const body = style({ minWidth: 0, paddingBlockEnd: theme.space.s })
export const stageHeading = style({ fontSize: theme.size.body })
export const button = style({ ...rowButton, gap: theme.space.m, padding: `${theme.space.xs} ${theme.space.s}` })
export const name = style({ fontWeight: 700 })
export const state = style({
  display: 'block',
  fontSize: theme.size.small,
  fontWeight: 400,
  color: theme.color.muted,
  selectors: { '[data-state=current] &': { color: theme.color.leaf, fontWeight: 650 } },
})
export const panel = style({ padding: `${theme.space.xs} ${theme.space.s} ${theme.space.s}` })
export const task = style({
  ...wrap,
  justifyContent: 'space-between',
  columnGap: theme.space.m,
  padding: `${theme.space.s} ${theme.space.m}`,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.m,
  overflowWrap: 'anywhere',
})
export const taskTitle = style({ flex: '1 1 12rem', minWidth: 0 })
export const date = style({ color: theme.color.muted, fontVariantNumeric: 'tabular-nums' })
export const remark = style({ flexBasis: '100%', color: theme.color.muted, whiteSpace: 'pre-line' })
