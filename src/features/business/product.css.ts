import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const product = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space.m,
  '@media': {
    'screen and (min-width: 48rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: theme.space.l },
  },
})
export const photo = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: theme.color.tint,
  borderRadius: theme.radius.l,
})
export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.m })
export const price = style({ color: theme.color.muted })
export const amount = style({
  color: theme.color.leaf,
  fontSize: theme.size.h2,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
})
export const seller = style({ fontSize: theme.size.h3, fontWeight: 650 })
export const place = style({ display: 'flex', gap: theme.space.xs, alignItems: 'center', color: theme.color.muted })
