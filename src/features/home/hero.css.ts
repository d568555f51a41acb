import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: theme.color.bark,
  color: theme.color.onBark,
})
/** A drawn field along the foot of the banner: decoration only, behind everything. */
export const field = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: -1,
  width: '100%',
  height: '5.5rem',
  maxWidth: 'none',
  objectFit: 'cover',
  objectPosition: '50% 0',
  '@media': { 'screen and (min-width: 48rem)': { height: '9rem' } },
})
export const content = style({
  display: 'grid',
  gap: theme.space.m,
  paddingBlockStart: theme.space.l,
  paddingBlockEnd: '6.5rem',
  '@media': {
    'screen and (min-width: 48rem)': {
      paddingBlockStart: theme.space.xl,
      paddingBlockEnd: '10.5rem',
      gap: theme.space.l,
    },
  },
})
export const recognition = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: theme.space.xs,
  paddingInline: theme.space.m,
  paddingBlock: '0.125rem',
  border: `1px solid ${theme.color.marigold}`,
  borderRadius: theme.radius.pill,
  fontSize: theme.size.small,
  fontWeight: 600,
})
export const heading = style({ fontSize: theme.size.h1, fontWeight: 800, maxWidth: '18em', lineHeight: 1.4 })
export const lead = style({ fontSize: theme.size.large, color: theme.color.onBarkMuted, maxWidth: '38em' })
export const claims = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  columnGap: theme.space.xl,
  rowGap: theme.space.s,
})
export const claim = style({ display: 'flex', flexDirection: 'column-reverse' })
export const claimNumber = style({
  margin: 0,
  fontSize: theme.size.h2,
  fontWeight: 800,
  lineHeight: 1.4,
  color: theme.color.marigold,
  fontVariantNumeric: 'tabular-nums',
})
export const claimName = style({ color: theme.color.onBarkMuted, fontSize: theme.size.small })
