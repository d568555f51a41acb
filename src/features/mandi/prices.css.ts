import { globalStyle, style } from '@vanilla-extract/css'
import { NARROW } from '../../ui/hooks/environment.tsx'
import * as table from '../../ui/layout/table.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

const narrow = `screen and ${NARROW}`
const wide = `screen and (not ${NARROW})`
const twoCards = `${narrow} and (min-width: 36rem)`

/** On a phone, each row of the table is a card. */
export const region = style([
  table.region,
  {
    '@media': {
      [narrow]: { overflow: 'visible', background: 'none', border: 'none', borderRadius: 0, boxShadow: 'none' },
    },
  },
])
/** In print only, where no switch shows the unit and no form the filters. */
export const unit = style({
  '@media': {
    screen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    print: { marginBlockEnd: '2mm' },
  },
})
export const prices = style([
  table.table,
  {
    fontSize: theme.size.small,
    '@media': {
      [narrow]: { display: 'block' },
      // The columns stay as wide as they are when more rows follow.
      [wide]: { tableLayout: 'fixed', minWidth: '72rem' },
      print: { fontSize: '8pt' },
    },
  },
])
// Ten columns, each as wide as its longest word, fit on A4.
globalStyle(`${prices} :is(th, td)`, {
  '@media': {
    print: {
      minWidth: 0,
      padding: '0.7mm 1mm',
      fontSize: '8pt',
      lineHeight: 1.25,
      whiteSpace: 'normal',
      overflowWrap: 'break-word',
    },
  },
})
globalStyle(`${prices} td:nth-child(2)`, { '@media': { print: { whiteSpace: 'nowrap' } } })
globalStyle(`${prices} button`, { '@media': { print: { minHeight: 0, margin: 0 } } })
globalStyle(`${prices} svg`, { '@media': { print: { display: 'none' } } })
export const head = style({
  '@media': {
    // For screen readers only: on a card, the position of a text shows what it is.
    [narrow]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    print: { display: 'table-header-group' }, // repeated on every sheet
  },
})
globalStyle(`${head} th`, { '@media': { [narrow]: { whiteSpace: 'nowrap', overflowWrap: 'normal' } } })
// Until the app has loaded, the HTML has the sort buttons on a phone too.
globalStyle(`${head} button`, { '@media': { [narrow]: { visibility: 'hidden' } } })
export const body = style({
  '@media': {
    [narrow]: { display: 'grid', gap: theme.space.s, gridTemplateColumns: 'minmax(0, 1fr)' },
    [twoCards]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

/** Order on a card: crop and price; kind and range; market with its place, and day. */
const order = { first: 1, break: 2, kind: 3, range: 4, secondBreak: 5, market: 6, district: 7, state: 8, date: 9 }
const lineBreak = (after: number) => ({ content: '', order: after, flexBasis: '100%' })
/** A phone's window has four cards. */
export const row = style([
  table.row,
  {
    '@media': {
      [narrow]: {
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        alignContent: 'start',
        columnGap: theme.space.xs,
        padding: `calc(0.75 * ${theme.space.s}) ${theme.space.m}`,
        background: theme.color.surface,
        border: `1px solid ${theme.color.line}`,
        borderRadius: theme.radius.m,
        boxShadow: theme.shadow.card,
        lineHeight: 1.4,
        '::before': lineBreak(order.break),
        '::after': lineBreak(order.secondBreak),
      },
      print: { breakInside: 'avoid' },
    },
  },
])

// In per cent of the table, by the longest word of each column in three languages. Variety and state share the rest.
for (const [column, width] of [
  [1, 11.7],
  [2, 10],
  [5, 10.3],
  [6, 10.7],
  [7, 9.3],
  [8, 9.3],
  [9, 10],
  [10, 10.7],
] as const)
  globalStyle(`${head} th:nth-child(${column})`, { '@media': { [wide]: { width: `${width}%` } } })

export const cell = style({
  minWidth: 0,
  paddingInline: theme.space.s,
  overflowWrap: 'anywhere',
  '@media': {
    [wide]: {
      selectors: {
        '&:first-child': { paddingInlineStart: theme.space.m },
        '&:last-child': { paddingInlineEnd: theme.space.m },
      },
    },
    [narrow]: { maxWidth: '100%', padding: 0, border: 'none', whiteSpace: 'normal' },
  },
})
/** A mark between two texts of a card, silent for screen readers. */
const mark = (text: string) => ({ content: [`'${text}'`, `'${text}' / ''`] })

const commodity = style([
  cell,
  {
    fontSize: theme.size.body,
    '@media': {
      [narrow]: {
        order: order.first,
        flex: '1 1 6rem',
        // No narrower than its longest word: the price moves to the next line instead.
        minWidth: 'auto',
        overflowWrap: 'break-word',
        fontSize: theme.size.h3,
        fontWeight: 750,
      },
    },
  },
])
/** The most compared price. */
const modal = style([
  cell,
  {
    fontSize: theme.size.large,
    lineHeight: 1.3,
    fontWeight: 750,
    color: theme.color.leaf,
    '@media': { [narrow]: { order: order.first, marginInlineStart: 'auto', fontSize: theme.size.h2 } },
  },
])
export const perUnit = style({
  display: 'none',
  '@media': {
    [narrow]: { display: 'inline', fontSize: theme.size.small, fontWeight: 400, color: theme.color.muted },
  },
})
const muted = { color: theme.color.muted }
const comma = { '::after': mark(',') }
const variety = style([cell, { '@media': { [narrow]: { order: order.kind, maxWidth: '45%', ...muted, ...comma } } }])
/** Its words wrap before the range would. */
const grade = style([
  cell,
  { '@media': { [narrow]: { order: order.kind, flex: '1 1 3rem', overflowWrap: 'break-word', ...muted } } },
])
const range = { order: order.range, fontSize: theme.size.small }
const min = style([
  cell,
  { fontSize: theme.size.body, '@media': { [narrow]: { ...range, marginInlineStart: 'auto' } } },
])
const max = style([cell, { fontSize: theme.size.body, '@media': { [narrow]: { ...range, '::before': mark('– ') } } }])
const market = style([cell, { '@media': { [narrow]: { order: order.market, fontWeight: 650, ...comma } } }])
const district = style([cell, { '@media': { [narrow]: { order: order.district, ...comma } } }])
const state = style([cell, { '@media': { [narrow]: { order: order.state, marginInlineEnd: theme.space.xs } } }])
const date = style([
  cell,
  {
    '@media': {
      // Leaves space at the end of the last line for the button that reads the price aloud.
      [narrow]: { order: order.date, paddingInlineEnd: '2.75rem', ...muted },
    },
  },
])
export const cells = { commodity, date, variety, state, district, market, min, max, modal, grade }
/** At the end of the card's last line; the button adds no height. */
export const aloud = style({
  display: 'none',
  '@media': {
    [narrow]: {
      position: 'absolute',
      insetBlockEnd: `calc(0.75 * ${theme.space.s} + (1lh - ${theme.size.target}) / 2)`,
      insetInlineEnd: theme.space.s,
      display: 'flex',
      height: theme.size.target,
      fontSize: theme.size.small,
    },
  },
})
// A background would cover the end of the line above.
globalStyle(`${aloud} button:hover`, { background: 'transparent' })
