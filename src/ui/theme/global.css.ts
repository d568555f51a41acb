import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { pile, ring, unseen, wrap } from '../layout/rules.css.ts'
import { theme } from './theme.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  fontFamily: theme.font.text,
  // 1.6 leaves room for the vowel signs above and below Devanagari letters (§languages.10).
  lineHeight: 1.6,
  color: theme.color.text,
  background: theme.color.ground,
  textSizeAdjust: '100%',
  textWrap: 'pretty', // avoids a last line with a single word
  scrollPaddingBlock: '1rem',
})
globalStyle('body', { margin: 0, fontSize: theme.size.body, minHeight: ['100vh', '100dvh'] })
globalStyle('#root', { display: 'flex', flexDirection: 'column', minHeight: ['100vh', '100dvh'] })
// Hides a prerendered page in the wrong language, or a wrong main part, until the right one is rendered.
globalStyle('html[data-switching=""] #root, html[data-switching=main] main', { visibility: 'hidden' })
globalStyle('h1, h2, h3', { margin: 0, lineHeight: 1.4, textWrap: 'balance' })
globalStyle('h2', { fontSize: theme.size.large })
globalStyle('h3', { fontSize: theme.size.h3 })
globalStyle('p, ul, ol, dl, dd, figure', { margin: 0 })
globalStyle('p:not([class])', { maxWidth: theme.size.prose })
globalStyle('ul, ol', { padding: 0, listStyle: 'none' })
globalStyle('article, tr', { breakInside: 'avoid' }) // prints none on two sheets
globalStyle('img, svg', { display: 'block', maxWidth: '100%' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
globalStyle('button, summary', { background: 'none', border: 'none', cursor: 'pointer' })
globalStyle('a', { color: theme.color.leaf, textUnderlineOffset: '0.2em' })
globalStyle('a:hover', { textDecorationThickness: 2 })
// The browser's default colours have a contrast of only 5:1.
globalStyle('::selection', { background: theme.color.leaf, color: theme.color.onLeaf })
// Shows a press at once, because a touch has no hover.
globalStyle('a:active, button:active:not([aria-disabled=true]), summary:active, [role=option]:active', {
  boxShadow: theme.shadow.pressed,
})
// Forced colours remove the background that marks a current link.
globalStyle('html [aria-current]:not([aria-current=step])', {
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      background: 'Highlight',
      borderColor: 'Highlight',
      outlineColor: 'Highlight',
    },
  },
})
globalStyle(':focus-visible', { outline: `3px solid ${fallbackVar(ring, theme.color.focus)}`, outlineOffset: 2 })
// A heading that takes focus is not a control: no ring (§accessibility.4).
globalStyle('h1:focus, h2:focus', { outline: 'none' })
// An empty live region takes no gap, but screen readers still find it.
globalStyle('[role=status]:empty, [role=alert]:empty', { position: 'absolute' })
// Hidden content that the browser's search can find keeps its box, in browsers that support this.
globalStyle('[hidden]:not([hidden=until-found])', { display: 'none' })
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})

export const visuallyHidden = style(unseen)

export const icon = style({ width: '1.25em', height: '1.25em', flex: 'none', fill: 'none', stroke: 'currentColor' })

export const largeHeading = style({ fontSize: theme.size.h2, fontWeight: 750 })
export const muted = style({ color: theme.color.muted })
export const note = style({ color: theme.color.muted, fontSize: theme.size.small })
export const strong = style({ fontWeight: 650 })

const { s, m, l } = theme.space
/** Parts side by side, on several lines if they don't fit in one; by the gap between them. */
export const row = styleVariants({ s, m }, (gap) => ({ ...wrap, gap }))
/** Parts below one another, as wide as their parent; by the gap between them. */
export const stack = styleVariants({ s, m, l }, (gap) => ({ ...pile, gap }))

/** Padding at the sides of the page's column. */
export const gutter = `clamp(${theme.space.m}, 4vw, 2.5rem)`
/** The page's column: the maximum width of content, with padding at the sides. */
export const column = style({
  width: '100%',
  maxWidth: theme.size.page,
  marginInline: 'auto',
  paddingInline: gutter,
})
