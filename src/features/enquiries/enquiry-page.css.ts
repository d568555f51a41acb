import { style } from '@vanilla-extract/css'
import { panel } from '../../ui/feedback/feedback.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space.m,
  paddingBlock: `${theme.space.s} ${theme.space.l}`,
  minHeight: '100vh',
  // An empty or failed page needs no minimum height.
  selectors: { [`&:has(> ${panel})`]: { minHeight: 0 } },
})
/** Photos and facts side by side if there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space.l,
  '@media': { 'screen and (min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
})
export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.m, minWidth: 0 })
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s })
export const heading = style({ fontSize: theme.size.large, fontWeight: 750 })
export const price = style({ color: theme.color.muted })
export const amount = style({
  color: theme.color.leaf,
  fontSize: theme.size.h2,
  fontVariantNumeric: 'tabular-nums',
})
/** Dimmed while a saved copy is shown. A dialog also makes it inert, which must not dim it. */
export const inertActions = style({ selectors: { '&[data-acts=waiting]': { opacity: 0.55 } } })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s })
export const closed = style({
  padding: theme.space.m,
  background: theme.color.tint,
  borderRadius: theme.radius.m,
})
export const onBoard = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: theme.size.target,
  fontWeight: 650,
})
export const skeletonPhoto = style({ aspectRatio: '4 / 3', borderRadius: theme.radius.l })
