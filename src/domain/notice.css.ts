import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme/theme.css.ts'

export const notice = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.m,
  paddingBlock: theme.space.xl,
})
export const heading = style({ fontSize: theme.size.h2 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.m })
export const failure = style({ display: 'grid', justifyItems: 'start', gap: theme.space.m })
