import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.m,
  width: '100%',
  maxWidth: `calc(${theme.size.form} + 8rem)`,
  marginInline: 'auto',
  padding: `${theme.space.l} clamp(1rem, 4vw, 2.5rem) ${theme.space.xl}`,
})
export const form = style({
  display: 'grid',
  padding: theme.space.l,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.l,
  boxShadow: theme.shadow.card,
  '@media': { 'screen and (max-width: 26rem)': { padding: theme.space.m } },
})
globalStyle(`${form} > :is([role=alert], [tabindex='-1'])`, { marginBlockEnd: theme.space.m })
export const safety = style({
  display: 'flex',
  alignItems: 'start',
  gap: theme.space.s,
  marginBlockEnd: theme.space.m,
  padding: theme.space.m,
  background: theme.color.tint,
  borderRadius: theme.radius.m,
  fontSize: theme.size.small,
})
/** Centers the icon on the first line. */
globalStyle(`${safety} > svg`, { height: '1.6em' })
export const wide = style({ width: '100%', minHeight: '3rem' })
