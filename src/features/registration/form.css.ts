import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

const wide = 'screen and (min-width: 48rem)'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space.l,
  width: '100%',
  maxWidth: '46rem',
  marginInline: 'auto',
  padding: `${theme.space.l} clamp(1rem, 4vw, 2.5rem) ${theme.space.xl}`,
})
export const step = style({ color: theme.color.muted, fontWeight: 650 })

/** About as high as the form that replaces it. */
export const coming = style({ minHeight: '60rem' })
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.l })
export const group = style({
  minWidth: 0,
  margin: 0,
  padding: theme.space.m,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.l,
  boxShadow: theme.shadow.card,
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
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${theme.space.xs} ${theme.space.m}`,
  // Aligns the controls of a row, also if only one of them has a hint.
  alignItems: 'end',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** Its children are items of the surrounding grid. */
export const together = style({ display: 'contents' })
export const fullWidth = style({ gridColumn: '1 / -1', minWidth: 0 })
export const facts = style({
  display: 'grid',
  gap: theme.space.s,
  fontSize: theme.size.small,
  color: theme.color.muted,
  overflowWrap: 'anywhere',
})
export const fact = style({ display: 'flex', alignItems: 'center', gap: theme.space.s })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.s,
  justifyContent: 'space-between',
})
/** Wide enough for "Registering..." and its spinner. */
export const submit = style({ flex: '1 0 13rem', '@media': { [wide]: { flexGrow: 0 } } })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s })
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.space.m,
  overflowWrap: 'anywhere',
})
export const summaryName = style({ fontSize: theme.size.large })
/** Stored data of a finished business. */
export const stored = style({ display: 'grid', gap: theme.space.s, overflowWrap: 'anywhere' })

/** A number and its unit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 3fr) minmax(9.5rem, 2fr)',
  columnGap: theme.space.m,
  alignItems: 'end',
})
/** Aligns labels and controls of both fields, whatever is below them. */
globalStyle(`${pair} > *`, { gridRow: 'span 3', gridTemplateRows: 'subgrid' })
globalStyle(`${pair} > * > label`, { alignSelf: 'end' })
/** Aligns checkboxes in a row, also if one label wraps. */
export const tick = style({ alignSelf: 'stretch', display: 'grid', minWidth: 0 })
globalStyle(`${tick} > *`, { alignContent: 'center' })
/** Closer to its own field than to the next: in the line reserved for the error, or below it. */
const nearer = {
  marginBlockStart: `calc(-1 * (1.5 * ${theme.size.small} + ${theme.space.m}))`,
  marginBlockEnd: theme.space.m,
}
export const under = style(nearer)
/** A separate row, so that the fields above stay in place when it appears or disappears. */
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
/** Below a visible error. */
export const lower = style({ selectors: { '&, &:not(:empty)': { marginBlockStart: `calc(-1 * ${theme.space.m})` } } })

/** The field, with the state of the PIN code look-up beside or below it. */
export const pincode = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.space.m,
  alignItems: 'end',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
const errorLine = `1.5 * ${theme.size.small}`
/**
 * Reserves its height, so that nothing moves during a look-up. It is in the field's error line or beside its control.
 */
export const lookUp = style({
  minHeight: theme.size.target,
  marginBlockStart: `calc(-1 * (${errorLine} + ${theme.space.m}))`,
  marginBlockEnd: theme.space.m,
  fontSize: theme.size.small,
  '@media': {
    [wide]: {
      marginBlockStart: 0,
      marginBlockEnd: `calc(${errorLine} + ${theme.space.m} + ${theme.space.xs})`,
    },
  },
})
/** Below a visible error. */
export const lookUpLower = style({
  minHeight: `calc(${theme.size.target} - ${errorLine})`,
  marginBlockStart: `calc(-1 * ${theme.space.m})`,
  '@media': { [wide]: { minHeight: theme.size.target, marginBlockStart: 0 } },
})
export const found = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s,
  minHeight: theme.size.target,
  color: theme.color.muted,
  overflowWrap: 'anywhere',
})
export const lookUpFailed = style({ justifyContent: 'start', textAlign: 'start', paddingInline: 0 })
