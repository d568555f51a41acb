import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

const twoColumns = 'screen and (min-width: 48rem)'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 56rem)',
  justifyContent: 'center',
  alignContent: 'start',
  gap: theme.space.l,
  paddingBlock: theme.space.l,
})

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.l })
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  // The line that each field reserves for its error is the row gap.
  gap: `${theme.space.xs} ${theme.space.l}`,
  padding: theme.space.m,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.l,
  boxShadow: theme.shadow.card,
  '@media': { [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', padding: theme.space.l } },
})
export const wide = style({ gridColumn: '1 / -1' })
/** Reserves the height of the microphone button, which loads later. */
export const spoken = style([
  wide,
  { display: 'grid', justifyItems: 'start', minHeight: theme.size.target, marginBlockEnd: theme.space.s },
])
export const heading = style([wide, { fontSize: theme.size.large, marginBlockEnd: theme.space.s }])
export const fixed = style({
  marginBlockEnd: theme.space.m,
  padding: theme.space.m,
  background: theme.color.tint,
  borderRadius: theme.radius.m,
})

/** A catalogue list with its loading error. */
export const level = style({ display: 'grid', minWidth: 0 })
export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.s,
  // In the line that the field reserves for its error: closer to its own field than to the next.
  marginBlockStart: `calc(-1 * (1.5 * ${theme.size.small} + ${theme.space.m}))`,
  marginBlockEnd: theme.space.m,
  fontWeight: 600,
  color: theme.color.danger,
})

export const hints = style([wide, { display: 'grid', justifyItems: 'start', gap: theme.space.s }])
export const doubt = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.m,
  maxWidth: theme.size.prose,
  padding: theme.space.m,
  background: theme.color.tint,
  borderInlineStart: `6px solid ${theme.color.marigold}`,
  borderRadius: theme.radius.m,
})

export const photo = style({ display: 'grid', alignContent: 'start', gap: theme.space.s, minWidth: 0 })
export const stored = style({ display: 'grid', justifyItems: 'start', gap: theme.space.xs })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.m })
export const onward = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.m })
