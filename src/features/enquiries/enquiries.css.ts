import { style } from '@vanilla-extract/css'
import { edged, page as pageRule } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const page = style(pageRule)
export const notice = style({
  ...edged(theme.color.leaf),
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s,
})
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: theme.space.s })

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.m })
export const actions = style({ display: 'flex', flexWrap: 'wrap-reverse', justifyContent: 'end', gap: theme.space.s })
