import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { line, standalone, wrap } from '../layout/rules.css.ts'
import { theme } from '../theme/theme.css.ts'

export const field = style({ display: 'grid', alignContent: 'start', minWidth: 0, gap: theme.space.xs })
export const group = style([field, { margin: 0, padding: 0, border: 'none' }])
export const label = style({
  padding: 0,
  fontWeight: 650,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  textWrap: 'wrap', // `pretty` would move a word of the name down beside “(optional)”
})
/** The legend has a margin, because the gap of a grid has no effect on it. */
export const legend = style([label, { marginBlockEnd: theme.space.xs }])
export const mark = style({ fontWeight: 400, color: theme.color.muted })
export const description = style({
  fontSize: theme.size.small,
  color: theme.color.muted,
  overflowWrap: 'anywhere',
})

/** Takes up space without an error too, or the button below would move (§forms.3); nearer to its own field. */
export const error = style({
  display: 'flex',
  gap: theme.space.xs,
  minHeight: '1.5em',
  marginBlockEnd: theme.space.m,
  fontSize: theme.size.small,
  lineHeight: 1.5,
  fontWeight: 600,
  color: theme.color.danger,
  overflowWrap: 'anywhere',
})
/** Centres the icon on the first line. */
export const errorIcon = style({ display: 'grid', alignContent: 'center', height: '1.5em', flex: 'none' })

/** The edge of what one fills in, and what it looks like with an error. */
const edge = { border: `2px solid ${theme.color.border}`, borderRadius: theme.radius.m }
const invalid = { borderColor: theme.color.danger, background: theme.color.dangerTint }

/** Inputs, text areas and selects. At least 16 px, or iOS zooms in (§accessibility.19). */
export const control = recipe({
  base: {
    width: '100%',
    minWidth: 0,
    minHeight: '3rem',
    paddingInline: theme.space.m,
    paddingBlock: theme.space.s,
    background: theme.color.surface,
    color: theme.color.text,
    ...edge,
    fontSize: theme.size.body,
    lineHeight: 1.4,
    textOverflow: 'ellipsis',
    transition: `border-color ${theme.motion.fast}`,
    '::placeholder': { color: theme.color.muted, opacity: 1 },
    ':hover': { borderColor: theme.color.leaf },
    selectors: {
      '&[aria-disabled=true]': {
        background: theme.color.tint,
        color: theme.color.muted,
        cursor: 'not-allowed',
      },
      '&[aria-invalid=true]': invalid,
    },
  },
  variants: {
    kind: {
      text: { minHeight: '7.5rem', lineHeight: 1.6, resize: 'vertical', display: 'block' },
      number: { fontVariantNumeric: 'tabular-nums' },
      list: {
        paddingInlineEnd: '3rem',
        appearance: 'none',
        whiteSpace: 'normal', // a browser that wraps no choice shortens it
        cursor: 'pointer',
        // “Select one” is no answer.
        selectors: { '&:has([value=""]:checked)': { color: theme.color.muted } },
      },
    },
  },
})
export const withEnd = style({ position: 'relative', display: 'grid' })
export const end = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: theme.space.m,
  ...line,
  color: theme.color.muted,
  pointerEvents: 'none',
})
export const arrow = style([end, { color: 'inherit' }])
/** Wrapper of a control with fixed text before it (+91). */
export const withStart = style({ ...wrap, gap: theme.space.s })
// All ten digits of a phone number are seen, with enlarged text below the prefix.
globalStyle(`${withStart} > input`, { flex: '1 1 8rem' })
export const start = style({
  flex: 'none',
  ...line,
  paddingInline: theme.space.m,
  background: theme.color.tint,
  ...edge,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
export const endButton = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: theme.space.xs,
  display: 'grid',
  placeItems: 'center',
  width: theme.size.target,
  padding: 0,
  borderRadius: theme.radius.m,
  color: theme.color.leaf,
  ':hover': { color: theme.color.leafHover },
})

export const choice = recipe({
  base: {
    ...line,
    gap: theme.space.s,
    minHeight: theme.size.target,
    paddingBlock: theme.space.xs,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':active': { boxShadow: theme.shadow.pressed },
  },
  variants: {
    framed: {
      true: {
        flex: '1 1 auto',
        minHeight: '3rem',
        paddingInline: theme.space.m,
        background: theme.color.surface,
        ...edge,
        transition: `border-color ${theme.motion.fast}`,
        ':hover': { borderColor: theme.color.leaf },
        selectors: {
          '[aria-invalid=true] > * > &': invalid,
          '&:has(:checked)': { borderColor: theme.color.leaf, background: theme.color.tint, fontWeight: 600 },
        },
      },
    },
  },
})
export const input = style({
  flex: 'none',
  width: theme.size.tick,
  height: theme.size.tick,
  margin: 0,
  accentColor: theme.color.leaf,
  cursor: 'inherit',
  selectors: { '&[aria-invalid=true]': { outline: `2px solid ${theme.color.danger}`, outlineOffset: 2 } },
})
export const options = style({ ...wrap, gap: theme.space.s })

export const zone = style({
  ...wrap,
  alignItems: 'center',
  gap: theme.space.m,
  padding: theme.space.s,
  background: theme.color.surface,
  ...edge,
  borderStyle: 'dashed',
  fontSize: theme.size.small,
  selectors: {
    '&[data-over]': { borderColor: theme.color.leaf, borderStyle: 'solid', background: theme.color.tint },
    '&[data-invalid]': invalid,
  },
})
/** Hidden on touch screens, where nothing can be dropped, and where it doesn't fit beside the button. */
export const drop = style({
  color: theme.color.muted,
  '@media': { '(hover: none)': { display: 'none' }, 'screen and (max-width: 26rem)': { display: 'none' } },
})
export const chosen = style({ ...wrap, alignItems: 'center', gap: theme.space.m })
export const preview = style({
  width: '6rem',
  height: '4.5rem',
  objectFit: 'cover',
  background: theme.color.tint,
  borderRadius: theme.radius.s,
})
export const name = style({ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.4 })
export const size = style({ display: 'block', fontSize: theme.size.small, color: theme.color.muted })

export const summary = style({
  padding: theme.space.m,
  background: theme.color.dangerTint,
  border: `2px solid ${theme.color.danger}`,
  borderRadius: theme.radius.m,
  overflowWrap: 'anywhere',
})
export const said = style({ display: 'grid', gap: theme.space.s })
export const summaryTitle = style({
  ...line,
  gap: theme.space.s,
  color: theme.color.danger,
})
export const summaryList = style({ display: 'grid' })
export const summaryLink = style({
  ...standalone,
  // As far from its neighbours in two lines as in one.
  paddingBlock: theme.space.s,
  lineHeight: 1.4,
  color: theme.color.danger,
  fontWeight: 600,
})
