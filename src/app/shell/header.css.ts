import { style } from '@vanilla-extract/css'
import { gutter } from '../../ui/theme/global.css.ts'
import { dark, line, ring, standalone, wrap } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'
import { languageWidth } from './shell.css.ts'
import { TINY, WIDE } from '../../ui/hooks/environment.tsx'

const wide = `screen and ${WIDE}`
const tiny = `screen and ${TINY}`
/** Underlines the link to the current page. */
const current = {
  '&[aria-current]': { textDecoration: 'underline', textDecorationThickness: 3, textUnderlineOffset: '0.5em' },
}

export const header = style({ ...dark, position: 'relative', zIndex: 2 })
export const strip = style({
  borderBlockEnd: `1px solid color-mix(in srgb, ${theme.color.onHeader} 14%, transparent)`,
})
/** Theme and language have their room before their HTML has arrived, so that nothing moves. */
const [themeColumn, languageColumn] = ['minmax(11.5rem, auto)', `minmax(${languageWidth}, auto)`]
export const stripText = style({
  display: 'grid',
  gridTemplateColumns: `1fr ${languageColumn}`,
  alignItems: 'center',
  gap: theme.space.m,
  paddingBlock: theme.space.xs,
  '@media': {
    [wide]: { gridTemplateColumns: `1fr ${themeColumn} ${languageColumn}` },
    [tiny]: { gridTemplateColumns: 'auto', justifyItems: 'start' },
  },
})
export const recognition = style({
  ...line,
  gap: theme.space.s,
  fontSize: theme.size.small,
  lineHeight: 1.5,
  color: theme.color.onHeaderMuted,
})
export const wideOnly = style({ display: 'none', '@media': { [wide]: { display: 'block' } } })
export const bar = style({
  ...line,
  // On a phone of 320 px, gap and button leave the logo's words one line.
  gap: 'min(1rem, 2.5vw)',
  paddingBlock: theme.space.s,
  '@media': { [tiny]: { flexWrap: 'wrap' } },
})
export const menuButton = style({
  flex: 'none',
  paddingInline: 'min(1rem, 3.5vw)',
  overflowWrap: 'normal',
  '@media': { [wide]: { display: 'none' } },
})
export const nav = style({ display: 'none', flex: 1, '@media': { [wide]: { display: 'block' } } })
/** The links wrap to a second row when text is enlarged. */
export const links = style({ ...wrap, alignItems: 'center', gap: theme.space.xs })
export const trade = style({ selectors: current })
export const apart = style({ marginInlineStart: 'auto' })
export const link = style({
  ...standalone,
  gap: theme.space.s,
  minWidth: theme.size.target,
  paddingInline: 'clamp(0.5rem, 1vw, 0.875rem)',
  borderRadius: theme.radius.s,
  color: theme.color.onHeader,
  fontWeight: 550,
  lineHeight: 1.4,
  textDecoration: 'none',
  ':hover': { background: theme.color.headerSurfaceHover },
  selectors: {
    '&[aria-expanded=true]': { background: theme.color.headerSurfaceHover },
    ...current,
  },
})
/** A link, and beside it the button that opens its menu. */
export const pair = style({ display: 'flex' })
export const opener = style({
  justifyContent: 'center',
  marginInlineStart: `calc(-1 * ${theme.space.s})`,
  paddingInline: 0,
})
export const round = style({ justifyContent: 'center', borderRadius: theme.radius.pill })
export const chevron = style({
  display: 'inline-flex',
  fontSize: '0.8em',
  transition: `rotate ${theme.motion.fast}`,
  selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
})
export const account = style({
  // The visitor's link and the person's button have the same width, so that nothing moves when the session is known.
  minWidth: '8.5rem',
  justifyContent: 'center',
})
/** The visitor's link in the prerendered header. The head script hides it when it finds a token. */
export const prerendered = style({ selectors: { 'html[data-person] &': { visibility: 'hidden' } } })
export const anchor = style({ position: 'relative' })

const panel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  zIndex: 1,
  background: theme.color.surface,
  color: theme.color.text,
  vars: { [ring]: 'initial' },
  boxShadow: theme.shadow.raised,
  outline: '1px solid transparent', // visible in forced colours
})
/** The menu of categories, below the complete header, from the edge of the page's column, as large as its content. */
export const mega = style([
  panel,
  {
    insetInlineStart: `calc(max(0px, (100% - ${theme.size.page}) / 2) + ${gutter})`,
    maxWidth: `calc(100% - 2 * ${gutter})`,
    minHeight: '8rem',
    maxHeight: ['calc(100vh - 9rem)', 'calc(100dvh - 9rem)'],
    overflowY: 'auto',
    padding: theme.space.l,
    borderBlockEnd: `1px solid ${theme.color.line}`,
    borderRadius: `0 0 ${theme.radius.l} ${theme.radius.l}`,
  },
])
export const accountPanel = style([
  panel,
  {
    insetInlineEnd: 0,
    width: 'max-content',
    minWidth: '100%',
    maxWidth: '20rem',
    marginBlockStart: theme.space.s,
    padding: theme.space.s,
    borderRadius: theme.radius.m,
    border: `1px solid ${theme.color.line}`,
  },
])

export const logo = style({
  ...standalone,
  gap: theme.space.s,
  marginInlineEnd: 'auto',
  color: theme.color.onHeader,
  fontSize: theme.size.large,
  fontWeight: 750,
  lineHeight: 1.4,
  textDecoration: 'none',
})
export const mark = style({ width: '2rem', height: '2rem', flex: 'none' })
export const leaf = style({ fill: theme.color.marigold })
export const vein = style({ fill: 'none', stroke: theme.color.headerSurface, strokeWidth: 2.4, strokeLinecap: 'round' })
