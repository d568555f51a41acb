import { style } from '@vanilla-extract/css'
import { column } from '../ui/theme/global.css.ts'
import { theme } from '../ui/theme/theme.css.ts'

/** Layout of all account pages: profile, subscription, deletion. */
export const page = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: theme.space.l,
    maxWidth: '56rem',
    paddingBlock: theme.space.l,
  },
])

export const notice = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.m,
  paddingBlock: theme.space.xl,
})
export const heading = style({ fontSize: theme.size.h2 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.m })
export const failure = style({ display: 'grid', justifyItems: 'start', gap: theme.space.m })
