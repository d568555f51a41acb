import { style } from '@vanilla-extract/css'
import { endButton } from '../../ui/fields/field.css.ts'
import { chosen, notNarrow, rowButton, sheet } from '../../ui/layout/rules.css.ts'
import { microphone } from '../voice/speak.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const sidebar = style({
  ...sheet,
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.m,
  padding: theme.space.m,
  // The sidebar scrolls by itself, so that the results stay in view when a category at the bottom is chosen.
  '@media': {
    [notNarrow]: {
      position: 'sticky',
      insetBlockStart: theme.space.m,
      maxHeight: `calc(100dvh - 2 * ${theme.space.m})`,
      overflowY: 'auto',
    },
  },
})
export const search = style({ position: 'relative' })
/** Leaves space for the buttons at the end of the field: one or, with a microphone, two. */
export const input = style({
  selectors: {
    '&&&': { paddingInlineEnd: '6rem' },
    [`:not(:has(> ${microphone})) > &&&&`]: { paddingInlineEnd: '3rem' },
  },
})
// The height of the field, without the microphone's panel below it.
export const submit = style([endButton, { insetBlock: '2px auto', insetInlineEnd: 2, height: 'calc(3rem - 4px)' }])
export const clear = style({ justifySelf: 'start', paddingInline: theme.space.s })
export const items = style({ display: 'grid', gap: 2, minWidth: 0 })
export const subitems = style([
  items,
  { marginInlineStart: theme.space.m, borderInlineStart: `2px solid ${theme.color.line}`, paddingInlineStart: 2 },
])
export const item = style({
  ...rowButton,
  gap: theme.space.s,
  paddingInline: theme.space.s,
  color: theme.color.text,
  textDecoration: 'none',
  selectors: { '&[aria-current=true]': { ...chosen, outlineOffset: 0 } },
})
export const skeleton = style({ height: theme.size.target })
/** Height of the search box, seven rows and the button below them. */
export const waiting = style({ height: '26rem' })
export const none = style({ paddingInline: theme.space.s, color: theme.color.muted })
