import { keyframes, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const main = style({ position: 'relative', flex: 1, outline: 'none' })
/**
 * A page that isn't loaded yet fills the window. Otherwise the footer would be visible, grow while the document is parsed, and jump
 * away when the page appears.
 */
export const page = style({ ':empty': { minHeight: '100vh' } })
/** Placeholder for a page that is loading. */
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
/** Above the top edge of the page until it has the focus. */
export const skip = style({
  position: 'absolute',
  insetInlineStart: theme.space.m,
  insetBlockStart: '-5rem',
  zIndex: 3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.target,
  padding: `${theme.space.s} ${theme.space.m}`,
  background: theme.color.surface,
  color: theme.color.leaf,
  borderRadius: theme.radius.m,
  boxShadow: theme.shadow.raised,
  ':focus': { insetBlockStart: theme.space.s },
  // The ring is inside the link: what is behind it may be the header, the auth layout or a notice, in different colours.
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
})
