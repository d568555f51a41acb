import { globalStyle, style } from '@vanilla-extract/css'
import { frame, notOnPaper, pile, round, standalone, surface, titleRow, wrap } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

const wide = 'screen and (min-width: 56rem)'

export const head = style({ ...wrap, alignItems: 'center', gap: theme.space.s, color: theme.color.muted })
export const parts = style({
  ...pile,
  alignItems: 'start',
  gap: theme.space.m,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(24rem, 50%)',
      gridTemplateRows: 'auto 1fr',
      gap: theme.space.l,
    },
  },
})
export const side = style({
  ...pile,
  gap: theme.space.m,
  minWidth: 0,
  '@media': { [wide]: { gridColumn: 2, gridRow: '1 / span 2' } },
})
export const rest = style({
  ...pile,
  gap: theme.space.m,
  minWidth: 0,
  '@media': { [wide]: { gridColumn: 1, gridRow: 2 } },
})
export const price = style({ ...titleRow, color: theme.color.muted })
export const quantity = style({ color: theme.color.text, fontSize: theme.size.large, fontWeight: 650 })
export const notes = style({ maxWidth: theme.size.prose, whiteSpace: 'pre-line' })
export const hidden = style({ color: theme.color.muted, filter: 'blur(4px)', userSelect: 'none' })
export const similar = style({ display: 'grid', gap: theme.space.m, marginBlockStart: theme.space.l })
export const similarHead = style(titleRow)
export const all = style({ ...standalone, gap: theme.space.xs, fontWeight: 650 })
export const skeletonPhoto = style({ width: '100%', aspectRatio: '4 / 3', borderRadius: theme.radius.l })
export const onScreen = style({ '@media': notOnPaper })
export const shareWays = style({ ...wrap, gap: theme.space.s })
// Two fit beside each other on a phone.
globalStyle(`${shareWays} > *`, { flex: '1 1 auto', paddingInline: theme.space.xs })

export const stage = style({
  ...surface,
  position: 'relative',
  display: 'block',
  width: '100%',
  padding: 0,
  overflow: 'hidden',
  cursor: 'zoom-in',
})
export const large = style(frame)
export const enlarge = style({
  ...round(),
  position: 'absolute',
  insetBlockEnd: theme.space.s,
  insetInlineEnd: theme.space.s,
  background: theme.color.surface,
  color: theme.color.leaf,
})
export const thumbnail = style({
  display: 'block',
  padding: 0,
  overflow: 'hidden',
  background: theme.color.tint,
  border: `2px solid ${theme.color.line}`,
  borderRadius: theme.radius.m,
  ':hover': { borderColor: theme.color.border },
  selectors: { '&[aria-current=true]': { borderColor: theme.color.leaf } },
})
export const small = style({ ...frame, width: '6rem' })
/** Previous wraps above Next. */
export const steps = style({ ...wrap, justifyContent: 'center', gap: theme.space.s })
globalStyle(`${steps} > *`, { flex: '1 0 auto', maxWidth: '20rem' })
export const viewed = style({
  display: 'grid',
  gridTemplateRows: 'minmax(12rem, 1fr) auto',
  gap: theme.space.s,
  textAlign: 'center',
})
/** Takes the height that is left: its own would push the buttons out of the window. */
export const fullPhoto = style({ width: '100%', height: 0, minHeight: '100%', objectFit: 'contain' })
