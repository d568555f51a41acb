import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

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
