import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { theme } from '../theme/theme.css.ts'

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${theme.space.m})` } })

export const corner = style({
  position: 'fixed',
  insetInline: theme.space.m,
  insetBlockEnd: theme.space.m,
  zIndex: theme.layer.message,
  // Lets presses beside the messages reach the page.
  pointerEvents: 'none',
})
// Beside a phone's keyboard a message may cover the field that has the focus: the next key then moves it clear.
globalStyle('html:has([data-messages])', { scrollPaddingBlockEnd: '8rem' })
/** React Aria puts the newest message first; the reversed column shows it lowest. */
export const list = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  gap: theme.space.s,
})
export const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.m,
  maxWidth: theme.size.dialog,
  padding: `${theme.space.s} ${theme.space.s} ${theme.space.s} ${theme.space.l}`,
  // Border and ring have different colours: one of them is visible over the page, the other over its dark footer.
  background: theme.color.surface,
  color: theme.color.text,
  border: `2px solid ${theme.color.leaf}`,
  borderRadius: theme.radius.m,
  boxShadow: `0 0 0 2px ${theme.color.surface}, ${theme.shadow.raised}`,
  pointerEvents: 'auto',
  animation: `${rise} ${theme.motion.calm} ease-out`,
})
export const text = style({ lineHeight: 1.5, overflowWrap: 'anywhere' })
export const close = style({ flex: 'none', width: theme.size.target, paddingInline: 0, borderColor: 'transparent' })

export const entry = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.m, overflowWrap: 'anywhere' })
export const time = style({ color: theme.color.muted, fontVariantNumeric: 'tabular-nums' })
