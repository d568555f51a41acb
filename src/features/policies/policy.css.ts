import { style } from '@vanilla-extract/css'
import { page as pageRule } from '../../ui/layout/rules.css.ts'
import { largeHeading } from '../../ui/theme/global.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

/** Width from which the list of sections is beside them. */
const wide = 'screen and (min-width: 64rem)'

export const page = style({
  ...pageRule,
  gap: theme.space.xl,
  '@media': {
    [wide]: {
      gridTemplateColumns: `minmax(0, ${theme.size.prose}) minmax(16rem, min(24rem, 35%))`,
      justifyContent: 'space-between',
      alignItems: 'start',
    },
  },
})
export const intro = style({ display: 'grid', gap: theme.space.s, maxWidth: theme.size.prose })
export const contents = style({
  display: 'grid',
  gap: theme.space.s,
  maxWidth: theme.size.prose,
  padding: theme.space.l,
  background: theme.color.tint,
  borderRadius: theme.radius.l,
  '@media': {
    [wide]: { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', insetBlockStart: theme.space.l },
  },
})
export const sections = style({ display: 'grid', gap: theme.space.xl })
export const contentsTitle = style({ fontSize: theme.size.h3 })
export const section = style({
  display: 'grid',
  gap: theme.space.m,
  maxWidth: theme.size.prose,
  overflowWrap: 'anywhere',
})
export const heading = style([largeHeading, { scrollMarginBlockStart: theme.space.m }])
