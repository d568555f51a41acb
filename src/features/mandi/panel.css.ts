import { style } from '@vanilla-extract/css'
import { card } from '../../ui/layout/card.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

/** What was asked of the prices, in the page between its buttons and the list. */
export const panel = style([
  card,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space.m,
    '@media': { 'screen and (min-width: 48rem)': { padding: theme.space.l }, print: { display: 'none' } },
  },
])
export const heading = style({ fontSize: theme.size.large })
/** A list to choose one from. */
export const choice = style({ maxWidth: '24rem' })
export const note = style({ fontSize: theme.size.small, color: theme.color.muted })
/** What went wrong, with the button for another try. */
export const failed = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.m })
