import { globalStyle, style } from '@vanilla-extract/css'
import { edged, loosePile, page as pageRule, pile, sheet, tinted, wrap } from '../../ui/layout/rules.css.ts'
import { column } from '../../ui/theme/global.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

const twoColumns = 'screen and (min-width: 48rem)'

export const page = style([
  column,
  {
    ...pageRule,
    gridTemplateColumns: 'minmax(0, 56rem)',
    justifyContent: 'center',
  },
])

export const section = style({
  ...sheet,
  ...pile,
  alignItems: 'start',
  // The line that each field reserves for its error is the row gap.
  gap: `${theme.space.xs} ${theme.space.l}`,
  // The line that the last field reserves for its error is padding enough.
  padding: `${theme.space.m} ${theme.space.m} ${theme.space.s}`,
  '@media': { [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingInline: theme.space.l } },
})
/** No anchor above a focused location: the browser then scrolls by what the mandi price grows, and the field stays. */
globalStyle(`${section}:has(~ ${section} [name=location]:focus)`, { overflowAnchor: 'none' })
export const wide = style({ gridColumn: '1 / -1' })
/** The box is as high as the microphone's button, which comes later. */
export const spoken = style([wide, { ...loosePile, minHeight: theme.size.target, marginBlockEnd: theme.space.s }])
export const heading = style([wide, { marginBlockEnd: theme.space.s }])
export const fixed = style({ ...tinted, marginBlockEnd: theme.space.m })

export const level = style({ display: 'grid', minWidth: 0 })
export const failed = style({
  ...wrap,
  alignItems: 'center',
  gap: theme.space.s,
  // The text is in the line reserved for the field's error: closer to its field than to the next.
  marginBlockStart: `calc(-1 * (1.5 * ${theme.size.small} + ${theme.space.m}))`,
  marginBlockEnd: theme.space.m,
  fontWeight: 600,
  color: theme.color.danger,
})

export const price = style(pile)
export const hints = style({ ...loosePile, gap: theme.space.s, paddingBlockEnd: theme.space.s })
export const doubt = style({
  ...edged(theme.color.marigold),
  ...loosePile,
  gap: theme.space.m,
  maxWidth: theme.size.prose,
})

export const stored = style({ ...loosePile, gap: theme.space.xs })
