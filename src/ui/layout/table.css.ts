import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { narrow, sheet, standalone, unseen, wrap } from './rules.css.ts'
import { theme } from '../theme/theme.css.ts'

/** The region scrolls sideways, so that the page doesn't, and takes the focus for the arrow keys (WCAG 2.1.1). */
export const region = style({
  ...sheet,
  // `auto` clips a ring outside the edge, so the focus ring is inside.
  overflow: 'auto',
  ':focus-visible': { outlineOffset: -3 },
  '@media': { print: { overflow: 'visible', border: 'none', boxShadow: 'none' } },
})
export const table = style({
  width: '100%',
  // The region scrolls, so no word has to be broken to make the table narrower.
  overflowWrap: 'break-word',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
})
export const caption = style({
  padding: `${theme.space.m} ${theme.space.m} ${theme.space.s}`,
  textAlign: 'start',
  fontWeight: 650,
  lineHeight: 1.4,
})
export const cell = recipe({
  base: {
    paddingInline: theme.space.m,
    paddingBlock: theme.space.s,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${theme.color.line}`,
  },
  variants: {
    /** What a `<th>` is the head of. */
    heads: {
      column: {
        verticalAlign: 'bottom',
        background: theme.color.tint,
        fontSize: theme.size.small,
        fontWeight: 650,
        lineHeight: 1.4,
        borderBlockEnd: `2px solid ${theme.color.border}`,
      },
      row: { fontWeight: 650 },
    },
    align: {
      /** Numbers align at their last digit. */
      number: { textAlign: 'end', whiteSpace: 'nowrap' },
      text: { minWidth: '7rem' },
      /** A cell with a date or a code, which doesn't wrap. */
      short: { whiteSpace: 'nowrap' },
    },
  },
  defaultVariants: { align: 'text' },
})
export const rowHead = cell({ heads: 'row' })
export const row = style({ ':hover': { background: theme.color.tint } })
/** A button in a column head that sorts by this column. */
export const sort = style({
  ...standalone,
  gap: theme.space.xs,
  marginBlock: `calc((1lh - ${theme.size.target}) / 2)`, // no higher than its line
  padding: 0,
  color: theme.color.leaf,
  textAlign: 'inherit',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outlineOffset: -3 }, // as that of the region
})
globalStyle(`${row}:last-child > *`, { borderBlockEnd: 'none' })

/** In place of `region`: on a narrow screen each row is a card, and the heads are for screen readers. */
export const cards = style([
  region,
  {
    '@media': {
      [narrow]: { overflow: 'visible', background: 'none', border: 'none', borderRadius: 0, boxShadow: 'none' },
    },
  },
])
globalStyle(`${cards} table, ${cards} tbody, ${cards} caption`, {
  '@media': { [narrow]: { display: 'block', paddingInline: 0 } },
})
globalStyle(`${cards} thead`, { '@media': { [narrow]: unseen } })
globalStyle(`${cards} tr`, { '@media': { [narrow]: wrap } })
/** A cell of a card. Features override it. */
export const cardCell = style({
  '@media': {
    [narrow]: {
      minWidth: 0,
      padding: 0,
      border: 'none',
      textAlign: 'start',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
})

/** Four columns fit on a phone, so that the table's name isn't cut off. */
export const numbers = style({})
globalStyle(`${numbers} thead th`, { '@media': { [narrow]: { whiteSpace: 'normal' } } })
globalStyle(`${numbers} :is(th, td, caption)`, {
  '@media': { [narrow]: { minWidth: 0, paddingInline: theme.space.xs, fontSize: theme.size.small } },
})
