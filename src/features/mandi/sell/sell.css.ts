import { globalStyle, style } from '@vanilla-extract/css'
import { gapless } from '../../../domain/forms/page-form.css.ts'
import { field } from '../../../ui/fields/field.css.ts'
import { card } from '../../../ui/layout/card.css.ts'
import { narrow, notNarrow, notOnPaper, pile, wrap } from '../../../ui/layout/rules.css.ts'
import { cards, row } from '../../../ui/layout/table.css.ts'
import { theme } from '../../../ui/theme/theme.css.ts'
import { page } from '../mandi.css.ts'

const tablet = `${notNarrow} and (max-width: 60rem)`

export const panel = style([
  card,
  {
    gap: theme.space.m,
    '@media': {
      'screen and (min-width: 48rem)': { padding: theme.space.l },
      print: { border: 'none', boxShadow: 'none', padding: 0 },
    },
  },
])
// The list below stays out of the window, so that the answer doesn't push it away.
globalStyle(`${panel}:has(progress)`, { minHeight: '100vh' })
/** The folded form. */
export const question = style({ '@media': notOnPaper })
export const form = style([
  gapless,
  {
    columnGap: theme.space.m,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
    '@media': notOnPaper,
  },
])
// The labels of a row are on one line, and its controls on another.
globalStyle(`${form} > ${field}`, { gridRow: 'span 3', gridTemplateRows: 'subgrid' })
globalStyle(`${form} > ${field} > label`, { alignSelf: 'end' })
// The list of errors and the button are as wide as the form.
globalStyle(`${form} > :is([tabindex], :last-child)`, { gridColumn: '1 / -1' })
/** The margin scrolls what is below into view too: the progress, then the answer's sentence. */
export const ask = style({ scrollMarginBlockEnd: '14rem' })
export const result = style({ ...pile, gap: theme.space.m, '@media': { print: { gap: '2mm' } } })
// A print contains only the comparison, or without one only the prices.
globalStyle(`${panel}:has(${result}) ~ *, ${panel}:not(:has(${result}))`, { '@media': notOnPaper })
// Ten markets fit on one sheet of A4.
globalStyle(`${page} ${result} *`, { '@media': { print: { maxWidth: 'none', fontSize: '9pt', lineHeight: 1.3 } } })
export const answer = style({
  maxWidth: theme.size.prose,
  fontSize: theme.size.large,
  fontWeight: 650,
  lineHeight: 1.5,
})
export const onPaper = style({ '@media': { screen: { display: 'none' } } })

/** The table of markets. On a card each amount is a short line that begins with its name. */
export const offers = style([cards])
export const offer = style([
  row,
  {
    '@media': {
      [narrow]: {
        columnGap: theme.space.m,
        paddingBlock: theme.space.s,
        borderBlockEnd: `1px solid ${theme.color.line}`,
      },
    },
  },
])
/** A row whose price is much older than the others or unusual, or where selling costs more than it brings. */
export const doubtful = style([offer, { color: theme.color.muted }])
globalStyle(`${offers} tr > :first-child`, { '@media': { print: { width: '45%' } } })
globalStyle(`${offers} td:nth-child(n + 3)`, { '@media': { print: { whiteSpace: 'nowrap' } } })
globalStyle(`${offers} td:last-child`, {
  '@media': { [notNarrow]: { minWidth: '11rem' }, [tablet]: { minWidth: '8rem' } },
})
// The market has room for its name, and the amount that is left stays in view.
globalStyle(`${offers} tr > *`, { '@media': { [tablet]: { paddingInline: theme.space.s } } })
// Market, price and the amount that is left each have a line of their own.
globalStyle(`${offers} :is(th, td:nth-child(2), td:last-child)`, { '@media': { [narrow]: { flexBasis: '100%' } } })
globalStyle(`${offers} td::before`, {
  '@media': { [narrow]: { content: ['attr(data-name) " "', 'attr(data-name) " " / ""'], color: theme.color.muted } },
})
/** The place of a market and the day of its price. */
export const place = style({
  display: 'block',
  fontSize: theme.size.small,
  fontWeight: 400,
  color: theme.color.muted,
  lineHeight: 1.4,
  '@media': { [tablet]: { whiteSpace: 'normal', textWrap: 'balance' } },
})
export const warning = style([place, { color: theme.color.text, fontWeight: 650 }])
// On a card the day follows the price, or is in the next line, unbroken.
globalStyle(`${offers} td:nth-child(2)`, {
  '@media': { [narrow]: { ...wrap, alignItems: 'baseline', columnGap: theme.space.s } },
})
export const amount = style({ fontSize: theme.size.large, fontWeight: 750, color: theme.color.leaf })
export const bar = style({
  display: 'block',
  height: '0.5rem',
  marginInlineStart: 'auto',
  background: theme.color.leaf,
  borderRadius: theme.radius.s,
  forcedColorAdjust: 'none',
  '@media': { [narrow]: { marginInlineStart: 0 } },
})
globalStyle(`${doubtful} ${amount}`, { color: 'inherit' })
globalStyle(`${doubtful} ${bar}`, { background: theme.color.border })

export const days = style({ ...pile, gap: theme.space.m, '@media': notOnPaper })
globalStyle(`${days} > :first-child`, { maxWidth: '30rem' })
export const day = style({ whiteSpace: 'nowrap' })
export const changes = style({ display: 'grid', gap: theme.space.xs, fontWeight: 650, lineHeight: 1.5 })
export const chart = style({
  direction: 'ltr',
  overflow: 'visible',
  width: '100%',
  maxWidth: '24rem',
  fontVariantNumeric: 'tabular-nums',
})
export const grid = style({ stroke: theme.color.line, strokeWidth: 1 })
export const step = style({ fill: theme.color.muted, fontSize: '0.875rem' })
export const range = style({ stroke: theme.color.leaf, strokeOpacity: 0.35, strokeWidth: 6, strokeLinecap: 'round' })
export const mark = style({ fill: theme.color.leaf, stroke: theme.color.surface, strokeWidth: 2 })
