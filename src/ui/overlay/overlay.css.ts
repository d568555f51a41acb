import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { buttonsAtEnd, wrap } from '../layout/rules.css.ts'
import { theme } from '../theme/theme.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${theme.space.l})` } })
const fromStart = keyframes({ from: { transform: 'translateX(-100%)' } })
const fromEnd = keyframes({ from: { transform: 'translateX(100%)' } })

/** A window in which a sticky head covers no more than a quarter: not one at 400 % zoom, nor a phone's on its side. */
const high = 'screen and (min-height: 25rem)'

/** Covers the page, which stays visible but can't be used. */
export const backdrop = recipe({
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: theme.layer.overlay,
    display: 'flex',
    background: theme.color.backdrop,
    animation: `${appear} ${theme.motion.fast} ease-out`,
  },
  variants: {
    position: {
      // On a phone a dialog is at the bottom, near the thumb.
      middle: {
        alignItems: 'end',
        justifyContent: 'center',
        '@media': { 'screen and (min-width: 40rem)': { alignItems: 'center', padding: theme.space.m } },
      },
      start: { justifyContent: 'start' },
      end: { justifyContent: 'end' },
      whole: {},
    },
  },
})
// Pulling a dialog down, as some apps close theirs, must not reload the page; `box` prevents that only while it scrolls.
globalStyle(`html:has(${backdrop.classNames.base})`, { overscrollBehavior: 'contain' })
/** While a short message is shown, which stands above a dialog on a phone and else at the lower edge (§shell.25). */
const withMessage = 'body:has([data-messages]) &'
/** Leaves room for two messages of three lines, as on a phone, but in a low window less. */
const besideMessages = 'max(40%, 100% - 14rem)'
const full = { height: '100%', selectors: { [withMessage]: { height: besideMessages } } }
const drawer = { width: `min(${theme.size.drawer}, 88vw)`, ...full }
export const box = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    background: theme.color.surface,
    color: theme.color.text,
    boxShadow: theme.shadow.raised,
    overflow: 'auto',
    scrollPaddingBlock: '1rem',
    // Keeps focused elements clear of the sticky actions and head, even when its title has two lines.
    '@media': { [high]: { scrollPaddingBlock: '6.5rem' } },
    overscrollBehavior: 'contain',
    outline: '1px solid transparent', // visible in forced colours
  },
  variants: {
    position: {
      middle: {
        width: '100%',
        maxWidth: theme.size.dialog,
        maxHeight: ['92vh', '92dvh'],
        borderRadius: `${theme.radius.l} ${theme.radius.l} 0 0`,
        animation: `${rise} ${theme.motion.calm} ease-out`,
        '@media': { 'screen and (min-width: 40rem)': { borderRadius: theme.radius.l } },
        selectors: { [withMessage]: { maxHeight: besideMessages } },
      },
      start: { ...drawer, animation: `${fromStart} ${theme.motion.calm} ease-out` },
      end: { ...drawer, animation: `${fromEnd} ${theme.motion.calm} ease-out` },
      whole: { width: '100%', ...full },
    },
  },
})
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  outline: 'none',
  overflowWrap: 'anywhere',
})
globalStyle(`body:has(${box.classNames.variants.position.middle}) [data-messages]`, {
  '@media': { 'not all and (min-width: 40rem)': { insetBlock: `${theme.space.m} auto` } },
})
/** Title and Close stay visible while the rest scrolls, if that leaves room for the rest. */
export const head = style({
  '@media': { [high]: { position: 'sticky' } },
  insetBlockStart: 0,
  zIndex: theme.layer.sticky,
  ...wrap,
  alignItems: 'start',
  gap: `0 ${theme.space.m}`,
  padding: `${theme.space.m} ${theme.space.m} ${theme.space.s} ${theme.space.l}`,
  background: theme.color.surface,
})
/** No narrower than its longest word: Close then moves to the next line. */
export const title = style({
  flex: '1 1 0',
  minWidth: 'min-content',
  maxWidth: '100%',
  paddingBlock: theme.space.s,
  overflowWrap: 'break-word',
  outline: 'none',
})
export const close = style({
  flex: 'none',
  marginInlineStart: 'auto',
  paddingInline: theme.space.s,
  minWidth: theme.size.target,
})
export const body = style({
  display: 'grid',
  flex: 1,
  alignContent: 'start',
  gap: theme.space.m,
  paddingInline: theme.space.l,
  paddingBlockEnd: theme.space.l,
})
globalStyle(`${box.classNames.variants.position.whole} ${body}`, {
  alignContent: 'stretch',
  gridTemplateRows: '1fr',
})
export const text = style({ display: 'grid', gap: theme.space.m, minWidth: 0 })
/** Stay visible too. Their margin covers the padding of the body. */
export const actions = style({
  ...buttonsAtEnd,
  '@media': { [high]: { position: 'sticky' } },
  insetBlockEnd: 0,
  marginBlockEnd: `calc(-1 * ${theme.space.l})`,
  paddingBlock: `${theme.space.s} ${theme.space.l}`,
  background: theme.color.surface,
})
