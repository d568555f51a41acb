import { globalStyle, style } from '@vanilla-extract/css'
import { atEnds, edged } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const failure = style({
  ...edged(theme.color.danger),
  display: 'flex',
  alignItems: 'start',
  gap: theme.space.s,
  marginBlockEnd: theme.space.m,
  background: theme.color.dangerTint,
  color: theme.color.danger,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
globalStyle(`${failure} > svg`, { height: '1.6em' })
/** A form whose fields follow without a gap, because each reserves a line for its error. */
export const gapless = style({ display: 'grid' })
globalStyle(`${gapless} > :is([role=alert], [tabindex='-1'])`, { marginBlockEnd: theme.space.m })

export const title = style({ display: 'block' })

export const notice = style({
  ...edged(theme.color.leaf),
  ...atEnds,
  gap: theme.space.m,
  marginBlockEnd: theme.space.m,
})
