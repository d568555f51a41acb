import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { columnsOf, pile, sheet } from './rules.css.ts'
import { TINY } from '../hooks/environment.tsx'
import { theme } from '../theme/theme.css.ts'

export const card = style({
  ...sheet,
  ...pile,
  alignContent: 'start',
  gap: theme.space.s,
  minWidth: 0,
  padding: theme.space.m,
  overflowWrap: 'anywhere',
})
export const cards = style(columnsOf('17rem'))
const tiny = `screen and ${TINY}`
// At least as wide as the longest word, so that none is broken on a narrow phone; phone numbers don't break.
const columns = 'minmax(min-content, min(45%, 13rem)) minmax(min-content, 1fr)'
export const facts = style({
  display: 'grid',
  gridTemplateColumns: columns,
  justifySelf: 'stretch',
  gap: theme.space.xs,
  '@media': { [tiny]: pile },
})
export const fact = style({
  display: 'grid',
  gridColumn: '1 / -1',
  // Without subgrid (Chromium 116), a long value starts further left than the others.
  gridTemplateColumns: [columns, 'subgrid'],
  alignItems: 'baseline',
  gap: theme.space.s,
  '@media': { [tiny]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
})
/** Its author's lines stay. */
export const longFact = style({ gridColumn: '1 / -1', whiteSpace: 'pre-line' })
export const term = style({ color: theme.color.muted, overflowWrap: 'break-word' })
export const value = style({ fontVariantNumeric: 'tabular-nums' })

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space.xs,
    justifySelf: 'start',
    paddingInline: theme.space.s,
    border: '1px solid transparent', // visible in forced colours
    borderRadius: theme.radius.pill,
    fontSize: theme.size.small,
    fontWeight: 650,
    lineHeight: 1.5,
    overflowWrap: 'anywhere', // an unknown status of the server may be one long word
  },
  variants: {
    tone: {
      plain: { background: theme.color.tint, color: theme.color.text },
      buy: { background: theme.color.buy, color: theme.color.onBuy },
      sell: { background: theme.color.sell, color: theme.color.onSell },
      good: { background: theme.color.sell, color: theme.color.onSell },
      warning: { background: theme.color.warning, color: theme.color.onWarning },
    },
  },
  defaultVariants: { tone: 'plain' },
})
