import { style } from '@vanilla-extract/css'
import { card as plainCard } from '../../ui/layout/card.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const card = style([plainCard, { gridTemplateColumns: 'minmax(0, 1fr)' }])
/** Content below the heading, with the same gap as in the card. */
export const room = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.s })
export const heading = style({ fontSize: theme.size.large })
export const users = style({ display: 'grid', width: '100%' })
export const user = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space.m}`,
  paddingBlock: theme.space.s,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.line}` } },
})
export const posted = style({ color: theme.color.muted, fontSize: theme.size.small })
export const reach = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: theme.size.target,
  overflowWrap: 'anywhere',
})
