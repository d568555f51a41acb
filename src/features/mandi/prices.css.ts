import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { narrow, notNarrow, unseen } from '../../ui/layout/rules.css.ts'
import * as table from '../../ui/layout/table.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

const twoCards = `${narrow} and (min-width: 36rem)`

/** In print only, where no switch shows the unit and no form the filters. */
export const unit = style({ '@media': { screen: unseen, print: { marginBlockEnd: '2mm' } } })
export const prices = style([table.cards, { fontSize: theme.size.small }])
globalStyle(`${prices} caption`, unseen)
// The columns stay as wide as they are when more rows follow.
globalStyle(`${prices} table`, { '@media': { [notNarrow]: { tableLayout: 'fixed', minWidth: '74.75rem' } } })
globalStyle(`${prices} td:nth-child(2)`, { '@media': { print: { whiteSpace: 'nowrap' } } })
globalStyle(`${prices} button`, { '@media': { print: { minHeight: 0, margin: 0 } } })
globalStyle(`${prices} svg`, { '@media': { print: { display: 'none' } } })
// Until the app has loaded, the HTML has the sort buttons on a phone too.
globalStyle(`${prices} thead button`, { '@media': { [narrow]: { visibility: 'hidden' } } })
// In per cent of the table, by the longest word of each column in three languages, such as Thiruvananthapuram. State
// has the rest. Fewer than 1 in 100 rows of our data have a longer word.
const widths = { 1: 9.95, 2: 9.85, 3: 10.25, 5: 13.45, 6: 12.05, 7: 8.8, 8: 10.15, 9: 10.15, 10: 6.85 }
/** In other languages than English, districts are shorter and grades longer. */
const widthsElsewhere = { 5: 11.05, 10: 9.25 }
const setWidths = (within: string, columns: object) =>
  Object.entries(columns).forEach(([column, width]) =>
    globalStyle(`${within} ${prices} thead th:nth-child(${column})`, {
      '@media': { [notNarrow]: { width: `${width}%` } },
    }),
  )
setWidths('html', widths)
setWidths('html:not(:lang(en))', widthsElsewhere)
// On a tablet, where the table scrolls sideways, the modal price stays in view.
const scrolling = `${notNarrow} and (max-width: 78rem)`
globalStyle(`${prices} tr > :nth-child(9)`, {
  '@media': {
    [scrolling]: { position: 'sticky', insetInlineEnd: 0, boxShadow: `-1px 0 ${theme.color.line}` },
  },
})
globalStyle(`${prices} td:nth-child(9)`, { '@media': { [scrolling]: { background: 'inherit' } } })
globalStyle(`${prices} button`, { '@media': { [scrolling]: { scrollMarginInlineEnd: '9rem' } } })
globalStyle(`${prices} tbody`, {
  '@media': {
    [narrow]: { display: 'grid', gap: theme.space.s, gridTemplateColumns: 'minmax(0, 1fr)' },
    [twoCards]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
const lineBreak = (order: number) => ({ content: '', order, flexBasis: '100%' })
/** A phone's window has four cards. */
export const row = style([
  table.row,
  {
    '@media': {
      [notNarrow]: { background: theme.color.surface },
      [narrow]: {
        position: 'relative',
        alignItems: 'baseline',
        alignContent: 'start',
        columnGap: theme.space.xs,
        padding: `calc(0.75 * ${theme.space.s}) ${theme.space.m}`,
        background: theme.color.surface,
        border: `1px solid ${theme.color.line}`,
        borderRadius: theme.radius.m,
        boxShadow: theme.shadow.card,
        lineHeight: 1.4,
        '::before': lineBreak(2),
        '::after': lineBreak(5),
      },
    },
  },
])
/** The card of a market that had one price for all lots: its range would only repeat that price. */
export const onePrice = style([row])
globalStyle(`${onePrice} > td:nth-child(7), ${onePrice} > td:nth-child(8)`, {
  '@media': { [narrow]: { display: 'none' } },
})
const cell = style({
  minWidth: 0,
  paddingInline: '0.3125rem',
  overflowWrap: 'anywhere',
  '@media': {
    [notNarrow]: {
      selectors: {
        '&:first-child': { paddingInlineStart: '0.75rem' },
        '&:last-child': { paddingInline: '0.7rem 0.75rem' },
      },
    },
    [narrow]: { maxWidth: '100%', padding: 0 },
  },
})
/** A mark between two texts of a card, silent for screen readers. */
const mark = (text: string) => ({ content: [`'${text}'`, `'${text}' / ''`] })
const muted = { color: theme.color.muted }
const comma = { '::after': mark(',') }
/** The average price is what people compare most. */
const strong = { lineHeight: 1.3, fontWeight: 750, color: theme.color.leaf }

/** Variety and grade wrap before the range would, but no word breaks unless it is wider than the card. */
const kind = {
  order: 3,
  // Not every browser knows `calc-size`.
  minWidth: ['min-content', 'calc-size(min-content, min(size, 100%))'],
  maxWidth: 'max-content',
  overflowWrap: 'break-word',
  ...muted,
} satisfies StyleRule
/** More than the width of “– ₹2,00,000” on a card, in a unit that follows a text that Android enlarges. */
const HIGHEST = '11ch'
/** Look on a card. Its lines, by `order`: crop and price (1); kind and range (3, 4); market with its place, and day (6 to 9). */
const onCard = {
  // No narrower than its longest word: the price moves to the next line instead.
  commodity: {
    order: 1,
    flex: '1 1 6rem',
    minWidth: 'auto',
    overflowWrap: 'break-word',
    fontSize: theme.size.h3,
    fontWeight: 750,
  },
  modal: { order: 1, marginInlineStart: 'auto', fontSize: theme.size.h2, ...strong },
  // The variety takes what room there is; a long grade has room for two lines.
  variety: { ...kind, flex: '99 1 31%', ...comma },
  grade: { ...kind, flex: '1 1 4.25rem' },
  // The margins keep the range in one line: where the highest price doesn't fit, the lowest wraps too.
  min: { order: 4, marginInlineStart: 'auto', marginInlineEnd: HIGHEST },
  max: { order: 4, marginInlineStart: `-${HIGHEST}`, whiteSpace: 'nowrap', '::before': mark('– ') },
  market: { order: 6, fontWeight: 650, ...comma },
  district: { order: 7, ...comma },
  state: { order: 8, marginInlineEnd: theme.space.xs },
  // Leaves space at the end of the last line for the button that reads the price aloud.
  date: { order: 9, paddingInlineEnd: '2.75rem', ...muted },
} satisfies Record<string, StyleRule>
const inTable: Partial<Record<keyof typeof onCard, StyleRule>> = {
  min: { fontSize: theme.size.body },
  max: { fontSize: theme.size.body },
  modal: { fontSize: theme.size.large, ...strong },
}
export const cells = styleVariants(onCard, (card, column) => [
  cell,
  { '@media': { [narrow]: card, [notNarrow]: { selectors: { 'tbody &': inTable[column] ?? {} } } } },
])
export const perUnit = style({
  display: 'none',
  '@media': { [narrow]: { display: 'inline', fontSize: theme.size.small, fontWeight: 400, ...muted } },
})
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
