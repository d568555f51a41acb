import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { standalone } from '../layout/rules.css.ts'
import { theme } from '../theme/theme.css.ts'

/** Width from which pagination is one row; on narrower screens, previous and next are a second row. */
const oneRow = '(min-width: 38rem)'

const target = {
  ...standalone,
  justifyContent: 'center',
  gap: theme.space.xs,
  borderRadius: theme.radius.m,
  border: '2px solid transparent',
  fontWeight: 600,
  lineHeight: 1.4,
  textDecoration: 'none',
  ':hover': { background: theme.color.tint },
} as const

export const nav = style({ containerType: 'inline-size' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateAreas: '"numbers numbers" "prev next"',
  alignItems: 'center',
  gap: theme.space.s,
  '@container': { [oneRow]: { display: 'flex', justifyContent: 'center' } },
})
export const numbers = style({ gridArea: 'numbers', display: 'flex', flexWrap: 'wrap', justifyContent: 'center' })
export const item = style({
  flex: '1 1 0',
  minWidth: 'min-content', // a page number of nine digits
  maxWidth: '4rem',
  '@container': { [oneRow]: { flex: 'none' } },
})
export const gap = style({ alignSelf: 'center', minWidth: '1rem', textAlign: 'center', color: theme.color.muted })
export const number = style({
  ...target,
  minWidth: `max(100%, ${theme.size.target})`,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-current=page]': {
      background: theme.color.leaf,
      color: theme.color.onLeaf,
      borderColor: theme.color.leaf,
    },
  },
  '@container': { [oneRow]: { minWidth: theme.size.target, paddingInline: theme.space.s } },
})
export const step = recipe({
  base: {
    ...target,
    paddingInline: theme.space.m,
    borderColor: theme.color.border,
    background: theme.color.surface,
    selectors: {
      '&[aria-disabled=true], &[aria-disabled=true]:hover': {
        color: theme.color.muted,
        borderStyle: 'dashed',
        background: 'transparent',
      },
    },
  },
  variants: { rel: { prev: { gridArea: 'prev' }, next: { gridArea: 'next' } } },
})
/** The mirrored arrow of "next": importing icons.ts would add a file to load before the first cards. */
export const turned = style({ display: 'inline-flex', transform: 'scaleX(-1)' })
