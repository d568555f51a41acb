import { globalStyle, style } from '@vanilla-extract/css'
import { line, page as pageRule, pile, sheet, wrap } from '../../ui/layout/rules.css.ts'
import { column } from '../../ui/theme/global.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

const wide = 'screen and (min-width: 48rem)'

export const page = style([column, { ...pageRule, maxWidth: '46rem', paddingBlockEnd: theme.space.xl }])
export const step = style({ color: theme.color.muted, fontWeight: 650 })

export const form = style({ ...pile, gap: theme.space.l })
export const group = style({
  ...sheet,
  minWidth: 0,
  margin: 0,
  padding: theme.space.m,
  '@media': { [wide]: { padding: theme.space.l } },
  // The line that the last field reserves for its error is padding enough.
  selectors: { '&:not(section)': { paddingBlockEnd: theme.space.s } },
})
/** Puts the legend inside the frame instead of on its border. */
export const legend = style({
  float: ['left', 'inline-start'],
  width: '100%',
  padding: 0,
  paddingBlockEnd: theme.space.m,
  fontSize: theme.size.large,
  fontWeight: 700,
  lineHeight: 1.4,
})
/** The line that each field reserves for its error is the row gap. */
export const fields = style({
  ...pile,
  clear: 'both',
  gap: `${theme.space.xs} ${theme.space.m}`,
  // The controls of a row align, even if only one has a hint.
  alignItems: 'end',
  // Two columns, or one where the text is enlarged.
  '@media': { [wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))' } },
})
export const fullWidth = style({ gridColumn: '1 / -1', minWidth: 0 })
export const facts = style({
  display: 'grid',
  gap: theme.space.s,
  fontSize: theme.size.small,
  color: theme.color.muted,
  overflowWrap: 'anywhere',
})
export const fact = style({ ...line, gap: theme.space.s })
/** If the text is enlarged, the submit button comes above the way out. */
export const actions = style({ ...wrap, flexWrap: 'wrap-reverse', gap: theme.space.s, justifyContent: 'space-between' })
/** Wide enough for "Registering..." and its spinner. */
export const submit = style({ flex: '1 0 min(13rem, 100%)', '@media': { [wide]: { flexGrow: 0 } } })
export const ways = style({ ...wrap, gap: theme.space.s })
export const summary = style({
  ...wrap,
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.space.m,
  overflowWrap: 'anywhere',
})
export const stored = style({ display: 'grid', gap: theme.space.s, overflowWrap: 'anywhere' })

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5.25rem, 3fr) minmax(9.5rem, 2fr)',
  columnGap: theme.space.m,
  alignItems: 'end',
  '@media': { 'screen and (max-width: 21rem)': pile },
})
/** Puts the labels of a pair on one line, and its controls on another. */
globalStyle(`${pair} > *`, { gridRow: 'span 3', gridTemplateRows: 'subgrid' })
globalStyle(`${pair} > * > label`, { alignSelf: 'end' })
/** Boxes in a row align, even if a label wraps. */
export const tick = style({ alignSelf: 'stretch', display: 'grid', minWidth: 0 })
globalStyle(`${tick} > *`, { alignContent: 'center' })
/** Moves a text into the line reserved for the error, or below it: closer to its field than to the next. */
const nearer = {
  marginBlockStart: `calc(-1 * (1.5 * ${theme.size.small} + ${theme.space.m}))`,
  marginBlockEnd: theme.space.m,
}
export const under = style(nearer)
/** The warning has a row of its own, so that the fields stay in place. */
export const warning = style({
  gridColumn: '1 / -1',
  fontSize: theme.size.small,
  fontWeight: 600,
  selectors: {
    '&:not(:empty)': {
      ...nearer,
      padding: `${theme.space.xs} ${theme.space.m}`,
      background: theme.color.warning,
      color: theme.color.onWarning,
      borderRadius: theme.radius.s,
    },
  },
})
export const lower = style({ selectors: { '&, &:not(:empty)': { marginBlockStart: `calc(-1 * ${theme.space.m})` } } })

/** The result of a look-up keeps its height before and after it. */
export const lookUp = style({ ...nearer, minHeight: theme.size.target, fontSize: theme.size.small })
/** The result below an error. */
export const lookUpLower = style({
  minHeight: `calc(${theme.size.target} - 1.5 * ${theme.size.small})`,
  marginBlockStart: `calc(-1 * ${theme.space.m})`,
})
export const found = style({
  ...line,
  gap: theme.space.s,
  minHeight: theme.size.target,
  color: theme.color.muted,
  overflowWrap: 'anywhere',
})
export const lookUpFailed = style({
  justifyContent: 'start',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  paddingInline: 0,
})
