import { globalStyle, style } from '@vanilla-extract/css'
import { listPage } from '../../domain/lists/list-page.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

/** On a wide screen, title and subtitle share a line, so that the first price is within the top 560 px (§mandi.3). */
const wide = 'screen and (min-width: 80rem)'
export const page = style([
  listPage,
  { '@media': { [wide]: { gap: theme.space.m, paddingBlockStart: theme.space.m } } },
])
globalStyle(`${page} > header`, {
  '@media': { [wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: theme.space.m } },
})

/** A print has only the prices, without header and footer. */
globalStyle(`#root:has(${page}) > :is(header, footer, nav)`, { '@media': { print: { display: 'none' } } })
