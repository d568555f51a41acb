import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { standalone } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

// A print has only the page: nothing that leads elsewhere, and no drawer that closes.
globalStyle('#root > :is(header, footer), #root :is(nav, aside), body > :not(#root)', {
  '@media': { print: { display: 'none' } },
})
export const main = style({ position: 'relative', flex: 1, outline: 'none' })
/** A page that isn't loaded yet fills the window, or the footer would be seen, and jump away as the page appears. */
export const page = style({ ':empty': { minHeight: '100vh' } })
export const waiting = style({ minHeight: '100vh' })

/** The page that is being left: it keeps the focus, but takes no presses. */
export const left = style({ opacity: 0.45, pointerEvents: 'none', transition: `opacity ${theme.motion.fast}` })
const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } })
export const loader = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 3,
  height: '0.25rem',
  overflow: 'hidden',
  background: theme.color.marigold,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, transparent, ${theme.color.leaf}, transparent)`,
    animation: `${sweep} 700ms ease-in-out infinite`,
  },
})
/** The skip link is above the top edge of the page until it has the focus. */
export const skip = style({
  position: 'absolute',
  insetInlineStart: theme.space.m,
  insetBlockStart: '-5rem',
  zIndex: 3,
  ...standalone,
  padding: `${theme.space.s} ${theme.space.m}`,
  background: theme.color.surface,
  borderRadius: theme.radius.m,
  boxShadow: theme.shadow.raised,
  ':focus': { insetBlockStart: theme.space.s },
  // Inside the link: behind it may be the header, the auth layout or a notice, in different colours.
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
})

/** Width of the language selector in every language, also before its options have arrived. */
export const languageWidth = '7.5rem'

export const wrapper = style({ position: 'relative', display: 'grid', flexShrink: 0, gap: theme.space.xs })
export const select = recipe({
  base: {
    minHeight: theme.size.target,
    paddingInline: `${theme.space.s} 2.75rem`,
    borderRadius: theme.radius.m,
    appearance: 'none',
    cursor: 'pointer',
  },
  variants: {
    on: {
      header: {
        minWidth: languageWidth,
        // Measuring all options loads the Devanagari font: 30 ms on a slow phone before the first frame.
        fieldSizing: 'content',
        background: theme.color.headerSurface,
        border: `2px solid ${theme.color.onHeaderMuted}`,
      },
      surface: {
        width: '100%',
        background: theme.color.surface,
        border: `2px solid ${theme.color.border}`,
      },
    },
  },
})
export const failed = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: 2,
  width: 'min(20rem, 80vw)',
  marginBlockStart: theme.space.xs,
  padding: theme.space.s,
  background: theme.color.surface,
  color: theme.color.danger,
  borderRadius: theme.radius.m,
  boxShadow: theme.shadow.raised,
})
/** A strip at the bottom of the window, for a message while its widget isn't loaded. */
export const message = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: theme.layer.message,
  padding: `${theme.space.s} ${theme.space.l}`,
  background: theme.color.surface,
  color: theme.color.text,
  borderBlockStart: `2px solid ${theme.color.leaf}`,
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'none' } },
})
