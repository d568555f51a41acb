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

// Photos.

export const gallery = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.m })
const frame = {
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: theme.color.tint,
} as const
export const main = style({ ...frame, borderRadius: theme.radius.l })
export const images = style({
  display: 'grid',
  gap: theme.space.m,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
})
export const item = style({ display: 'grid', justifyItems: 'start', gap: theme.space.xs, minWidth: 0 })
export const image = style({ ...frame, borderRadius: theme.radius.m })
export const asked = style({ ...frame, width: '12.5rem', borderRadius: theme.radius.m })
export const failure = style({ color: theme.color.danger, fontWeight: 600 })

// Adding a photo.

export const upload = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.s,
  padding: theme.space.m,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.l,
})
export const phase = style({ fontWeight: 650 })
export const line = style({ display: 'flex', alignItems: 'center', gap: theme.space.m, width: '100%' })
export const bar = style({
  flex: 1,
  minWidth: 0,
  height: theme.space.m,
  accentColor: theme.color.leaf,
})
export const percent = style({ minWidth: '3.5em', textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const failed = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.s })
export const name = style({ color: theme.color.muted, overflowWrap: 'anywhere' })
