import { createVar } from '@vanilla-extract/css'
import { NARROW } from '../hooks/environment.tsx'
import { theme } from '../theme/theme.css.ts'

// Rules that many styles share. A style spreads them; nothing else imports this file.

export const narrow = `screen and ${NARROW}`
export const notNarrow = `screen and (not ${NARROW})`
export const notOnPaper = { print: { display: 'none' } } as const
/** Parts below one another, as wide as their parent. */
export const pile = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
/** Parts below one another, each as wide as its content. */
export const loosePile = { display: 'grid', justifyItems: 'start' } as const
/** Parts side by side, on several lines if they don't fit in one. */
export const wrap = { display: 'flex', flexWrap: 'wrap' } as const
/** Parts in one line, centred on it. */
export const line = { display: 'flex', alignItems: 'center' } as const
export const columnsOf = (min: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))`,
  gap: theme.space.m,
})
/** Buttons at the end of a line or, if they need several, one above another, the last one on top. */
export const buttonsAtEnd = {
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'end',
  gap: theme.space.s,
} as const
export const page = { ...pile, alignContent: 'start', gap: theme.space.l, paddingBlock: theme.space.l } as const
/** Parts in one line that scrolls sideways, with room for their focus rings and for visually hidden texts. */
export const sideways = {
  display: 'flex',
  gap: theme.space.s,
  overflowX: 'auto',
  position: 'relative',
  margin: -6,
  padding: 6,
  scrollbarWidth: 'none',
} as const
/** Parts at both ends of a line, centred on it. */
export const atEnds = { ...wrap, alignItems: 'center', justifyContent: 'space-between' } as const
/** A heading and what belongs to it at the other end of the line. */
export const titleRow = {
  ...wrap,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space.m,
} as const
/** Colour of the focus rings within a part of a page. Without it they have the theme's. */
export const ring = createVar()
export const dark = {
  background: theme.color.headerSurface,
  color: theme.color.onHeader,
  vars: { [ring]: theme.color.onHeader },
}
/** A light box with a frame; `sheet` has a shadow too. */
export const surface = {
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.l,
}
export const sheet = { ...surface, boxShadow: theme.shadow.card }
/** A sheet with a form, or as wide as one. */
export const formSheet = {
  ...sheet,
  display: 'grid',
  padding: theme.space.l,
  '@media': { 'screen and (max-width: 26rem)': { padding: theme.space.m } },
}
/** Hides an element from everybody but screen readers. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
export const chosen = {
  background: theme.color.tint,
  color: theme.color.leaf,
  fontWeight: 650,
  boxShadow: `inset 3px 0 ${theme.color.leaf}`,
}
/** A round place for an icon, by default as large as a button. */
export const round = (size: string = theme.size.target) => ({
  display: 'grid',
  placeItems: 'center',
  width: size,
  height: size,
  borderRadius: theme.radius.pill,
})
export const tinted = { padding: theme.space.m, background: theme.color.tint, borderRadius: theme.radius.m }
/** A remark with an edge in a colour that says how serious it is. */
export const edged = (colour: string) => ({ ...tinted, borderInlineStart: `6px solid ${colour}` })
/** Room for a photo, whatever its own shape. */
export const frame = {
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: theme.color.tint,
} as const
/** A link that stands alone, large enough for a finger. */
export const standalone = { display: 'inline-flex', alignItems: 'center', minHeight: theme.size.target } as const
/** A link or an option that fills a row of a list. */
export const listRow = {
  ...line,
  minHeight: theme.size.target,
  borderRadius: theme.radius.s,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  ':hover': { background: theme.color.tint },
} as const
/** The same as a button, with its text at the start. */
export const rowButton = {
  ...listRow,
  justifyContent: 'space-between',
  width: '100%',
  textAlign: 'start',
} as const
