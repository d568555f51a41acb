import { globalStyle, style } from '@vanilla-extract/css'
import { card } from '../../../ui/layout/card.css.ts'
import { NARROW } from '../../../ui/hooks/useMediaQuery.ts'
import { theme } from '../../../ui/theme/theme.css.ts'

const narrow = `screen and ${NARROW}`
const wide = `screen and (not ${NARROW})`
const notOnPaper = { print: { display: 'none' } } as const

export const panel = style([
  card,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space.m,
    '@media': {
      'screen and (min-width: 48rem)': { padding: theme.space.l },
      print: { border: 'none', boxShadow: 'none', padding: 0 },
    },
  },
])
// A print contains only the comparison.
globalStyle(`${panel} ~ *`, { '@media': notOnPaper })
export const heading = style({ fontSize: theme.size.large })
export const form = style({
  display: 'grid',
  // The line that each field reserves for its error is the row gap.
  gap: `0 ${theme.space.m}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'end',
  '@media': notOnPaper,
})
export const actions = style({ gridColumn: '1 / -1' })
export const run = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.s} ${theme.space.m}`,
})
export const progress = style({ width: '12rem', maxWidth: '100%', height: '0.75rem', accentColor: theme.color.leaf })
export const said = style({ flex: '1 1 16rem', overflowWrap: 'anywhere' })
export const failed = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.m })
export const result = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.m })
export const answer = style({ fontSize: theme.size.large, fontWeight: 650, lineHeight: 1.5, overflowWrap: 'anywhere' })
export const note = style({ fontSize: theme.size.small, color: theme.color.muted })
export const notes = style([note, { display: 'grid', gap: theme.space.xs }])
export const share = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s, '@media': notOnPaper })

/** A table; on a phone, each row is a block of short lines. */
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { display: 'block' } },
})
export const head = style({
  fontSize: theme.size.small,
  '@media': {
    // For screen readers only: each number shows its name beside it.
    [narrow]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
export const body = style({ '@media': { [narrow]: { display: 'block' } } })
export const row = style({
  borderBlockEnd: `1px solid ${theme.color.line}`,
  '@media': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${theme.space.m}`,
      paddingBlock: theme.space.s,
    },
  },
})
/** A row whose price is much older than the others. */
export const oldRow = style([row, { color: theme.color.muted }])
export const cell = style({
  padding: theme.space.s,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { padding: 0 }, print: { padding: '1mm' } },
})
export const number = style([
  cell,
  {
    textAlign: 'end',
    '@media': { [narrow]: { textAlign: 'start', fontSize: theme.size.small } },
  },
])
const fullLine = { [narrow]: { flex: '1 1 100%', textAlign: 'start' } } as const
export const market = style([cell, { fontWeight: 650, '@media': fullLine }])
export const price = style([cell, { textAlign: 'end', '@media': fullLine }])
export const left = style([cell, { textAlign: 'end', minWidth: '9rem', '@media': fullLine }])
export const name = style({
  color: theme.color.muted,
  '@media': { [wide]: { display: 'none' }, print: { display: 'none' } },
})
export const place = style({
  display: 'block',
  fontSize: theme.size.small,
  fontWeight: 400,
  color: theme.color.muted,
  lineHeight: 1.4,
})
globalStyle(`${price} ${place}`, { '@media': { [narrow]: { display: 'inline', marginInlineStart: theme.space.s } } })
export const tag = style({
  display: 'inline-block',
  paddingInline: theme.space.s,
  background: theme.color.tint,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.l,
  fontSize: theme.size.small,
  fontWeight: 650,
})
export const amount = style({ fontSize: theme.size.large, fontWeight: 750, color: theme.color.leaf })
globalStyle(`${oldRow} ${amount}`, { color: 'inherit' })
export const track = style({ display: 'block', height: '0.5rem' })
export const bar = style({
  display: 'block',
  height: '100%',
  marginInlineStart: 'auto',
  background: theme.color.leaf,
  borderRadius: theme.radius.s,
  forcedColorAdjust: 'none',
  '@media': { [narrow]: { marginInlineStart: 0 } },
})
globalStyle(`${oldRow} ${bar}`, { background: theme.color.border })

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.m,
  '@media': notOnPaper,
})
export const choice = style({ maxWidth: '24rem' })
export const changes = style({ display: 'grid', gap: theme.space.xs, fontWeight: 650, lineHeight: 1.5 })
export const chart = style({
  direction: 'ltr',
  overflow: 'visible',
  width: '100%',
  maxWidth: '30rem',
  fontVariantNumeric: 'tabular-nums',
})
export const grid = style({ stroke: theme.color.line, strokeWidth: 1 })
export const step = style({ fill: theme.color.muted, fontSize: '0.875rem' })
export const band = style({ fill: theme.color.leaf, fillOpacity: 0.18, stroke: theme.color.border, strokeWidth: 1 })
export const line = style({ fill: 'none', stroke: theme.color.leaf, strokeWidth: 2, strokeLinejoin: 'round' })
export const mark = style({ fill: theme.color.leaf, stroke: theme.color.surface, strokeWidth: 2 })
export const modal = style({ fontWeight: 750, color: theme.color.leaf })
globalStyle(`${head} th`, { '@media': { [narrow]: { overflowWrap: 'normal' } } })
