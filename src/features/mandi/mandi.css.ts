import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space.l,
  paddingBlock: theme.space.l,
})
export const intro = style({ display: 'grid', gap: theme.space.xs })
export const title = style({ fontSize: theme.size.h1, fontWeight: 800 })
export const subtitle = style({ fontSize: theme.size.large, lineHeight: 1.5, color: theme.color.muted })

/** On paper the page is its prices: no header, no footer. */
globalStyle(`#root:has(${page}) > :is(header, footer, nav)`, { '@media': { print: { display: 'none' } } })
