import { style } from '@vanilla-extract/css'
import { dark, loosePile, standalone, wrap } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const footer = style({ ...dark, marginBlockStart: theme.space.xl })
export const content = style({ display: 'grid', gap: theme.space.l, paddingBlock: theme.space.xl })
export const columns = style({
  display: 'grid',
  gap: theme.space.l,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  '@media': {
    'screen and (min-width: 52rem)': { gridTemplateColumns: '1fr 1fr 30% 18%' },
    'screen and (min-width: 64rem)': { gridTemplateColumns: '1fr 1fr 1.5fr min(16rem, 28%)', gap: theme.space.xl },
  },
})
export const block = style({ ...loosePile, alignContent: 'start', gap: theme.space.xs, minWidth: 0 })
/** Full width on a phone and a small tablet, so that icons, codes and the e-mail address fit on one line. */
export const fullWidth = style({ '@media': { 'screen and (max-width: 51.99rem)': { gridColumn: '1 / -1' } } })
export const title = style({ fontSize: theme.size.h3 })
export const link = style({
  ...standalone,
  minWidth: theme.size.target,
  color: theme.color.onHeader,
  overflowWrap: 'anywhere',
  textDecorationColor: `color-mix(in srgb, ${theme.color.onHeader} 50%, transparent)`,
  ':hover': { textDecorationColor: 'currentColor' },
})
export const stores = style({
  ...wrap,
  gap: theme.space.m,
  marginBlockStart: theme.space.xs,
})
export const store = style({ display: 'grid', justifyItems: 'center' })
export const code = style({
  width: '7.5rem',
  height: '7.5rem',
  padding: '0.25rem',
  background: theme.color.codeGround,
  borderRadius: theme.radius.s,
})
export const source = style({
  paddingBlockStart: theme.space.m,
  paddingInlineEnd: `max(0px, 100% - ${theme.size.prose})`,
  borderBlockStart: `1px solid color-mix(in srgb, ${theme.color.onHeader} 14%, transparent)`,
  fontSize: theme.size.small,
  color: theme.color.onHeaderMuted,
})
export const inline = style({ color: theme.color.onHeader })

export const socials = style({ ...wrap, gap: theme.space.s })
export const social = style({
  ...standalone,
  gap: theme.space.s,
  paddingInline: theme.space.m,
  border: `1px solid color-mix(in srgb, ${theme.color.onHeader} 45%, transparent)`,
  borderRadius: theme.radius.pill,
  color: theme.color.onHeader,
  fontSize: theme.size.small,
  fontWeight: 550,
  lineHeight: 1.4,
  textDecoration: 'none',
  ':hover': { background: theme.color.headerSurfaceHover },
})
