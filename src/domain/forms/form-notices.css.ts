import { globalStyle, style } from '@vanilla-extract/css'
import { tinted, wrap } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const failure = style({
  display: 'flex',
  alignItems: 'start',
  gap: theme.space.s,
  marginBlockEnd: theme.space.m,
  padding: theme.space.m,
  background: theme.color.dangerTint,
  color: theme.color.danger,
  borderInlineStart: `6px solid ${theme.color.danger}`,
  borderRadius: theme.radius.m,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
/** Centres the icon on the first line. */
globalStyle(`${failure} > svg`, { height: '1.6em' })
export const title = style({ display: 'block' })

export const notice = style({
  ...tinted,
  ...wrap,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.m,
  marginBlockEnd: theme.space.m,
  borderInlineStart: `6px solid ${theme.color.leaf}`,
})
