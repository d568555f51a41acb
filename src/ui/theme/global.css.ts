import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from './theme.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  fontFamily: theme.font.text,
  fontSize: '100%',
  // 1.6 leaves room for the vowel signs above and below Devanagari letters (§languages.10).
  lineHeight: 1.6,
  color: theme.color.text,
  background: theme.color.ground,
  textSizeAdjust: '100%',
  scrollPaddingBlock: '1rem',
})
globalStyle('body', { margin: 0, fontSize: theme.size.body, minHeight: ['100vh', '100dvh'] })
globalStyle('#root', { display: 'flex', flexDirection: 'column', minHeight: ['100vh', '100dvh'] })
// The prerendered page is in another language than the visitor's, or its main part is another: not shown until the right one is there.
globalStyle('html[data-switching=""] #root, html[data-switching=main] main', { visibility: 'hidden' })
globalStyle('h1, h2, h3', { margin: 0, lineHeight: 1.4, textWrap: 'balance' })
// No last line of a single word.
globalStyle('p, li, dd, figcaption', { textWrap: 'pretty' })
globalStyle('p, ul, ol, dl, figure', { margin: 0 })
globalStyle('ul, ol', { padding: 0, listStyle: 'none' })
globalStyle('img, svg', { display: 'block', maxWidth: '100%' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
globalStyle('a', { color: theme.color.leaf, textUnderlineOffset: '0.2em' })
// The browser's own colours have 5:1.
globalStyle('::selection', { background: theme.color.leaf, color: theme.color.onLeaf })
globalStyle(':focus-visible', { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 })
// A heading that takes focus is not a control: no ring (§accessibility.4).
globalStyle('h1:focus, h2:focus', { outline: 'none' })
// What a search of the browser may find keeps its box, where the browser knows that.
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

/** Heard, not seen. */
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** The room at the sides of what content keeps to. */
export const gutter = 'clamp(1rem, 4vw, 2.5rem)'
/** The width that content keeps to, with room at the sides. */
export const column = style({
  width: '100%',
  maxWidth: theme.size.page,
  marginInline: 'auto',
  paddingInline: gutter,
})
