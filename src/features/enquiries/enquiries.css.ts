import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space.l,
  paddingBlock: theme.space.l,
})
export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s,
  padding: theme.space.m,
  background: theme.color.tint,
  borderInlineStart: `6px solid ${theme.color.leaf}`,
  borderRadius: theme.radius.m,
})
/** As large as a loaded card. */
export const skeletonCard = style({
  height: '11rem',
  borderRadius: theme.radius.l,
  '@media': { 'screen and (min-width: 40rem)': { height: '27rem' } },
})
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: theme.space.s })
export const onward = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.space.s })

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.m })
export const failure = style({ color: theme.color.danger, fontWeight: 600 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'end',
  gap: theme.space.s,
})
