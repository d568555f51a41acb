import { globalStyle, style } from '@vanilla-extract/css'
import { chosen, listRow, notNarrow, notOnPaper, pile, sideways, standalone, wrap } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

/** CSS hides the tools on wide screens, because the app doesn't know the width at first. */
export const tools = style({
  ...pile,
  gap: theme.space.s,
  width: '100%',
  '@media': { [notNarrow]: { display: 'none' }, ...notOnPaper },
})
export const row = style({ ...wrap, gap: theme.space.s })
export const tool = style({ flex: '1 1 auto', gap: theme.space.xs, paddingInline: theme.space.s })
/** Makes a tool an icon only, where another choice takes the space. */
export const small = style({ flex: 'none', minWidth: theme.size.target, paddingInline: theme.space.xs })
// On the narrowest phones, three tools fit into one row only without icons.
globalStyle(`${row} > ${tool} svg`, {
  '@media': { 'screen and (max-width: 22rem)': { display: 'none' } },
})

/** The chips are one line that scrolls sideways, so that the results below don't move. It fades out where there are more. */
const fade = `linear-gradient(to right, black calc(100% - ${theme.space.l}), transparent)`
export const chips = style({ ...sideways, WebkitMaskImage: fade, maskImage: fade, scrollPaddingInline: theme.space.l })
/** The last chip ends before the fade. */
export const list = style({ flex: 'none', display: 'flex', gap: theme.space.s, paddingInlineEnd: theme.space.l })
export const chipItem = style({ flex: 'none' })
export const chip = style({
  ...standalone,
  gap: theme.space.xs,
  maxWidth: '80vw',
  paddingInline: theme.space.m,
  background: theme.color.tint,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.l,
  color: theme.color.text,
  fontWeight: 600,
  lineHeight: 1.4,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { borderColor: theme.color.leaf },
})
export const choices = style({ display: 'grid', gap: 2 })
export const choice = style({
  ...listRow,
  paddingInline: theme.space.m,
  color: theme.color.text,
  textDecoration: 'none',
  selectors: { '&[aria-current=true]': chosen },
})
/** A filter may be one long word. */
export const otherResults = style({ overflowWrap: 'anywhere' })
