import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space.l,
  paddingBlock: theme.space.l,
})

/** On paper the page is its prices: no header, no footer. */
globalStyle(`#root:has(${page}) > :is(header, footer, nav)`, { '@media': { print: { display: 'none' } } })
