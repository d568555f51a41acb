import { globalStyle, style, keyframes } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

/** The padding is the microphone's space, even before the button is there. */
export const around = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${around} > :first-child`, { gridArea: '1 / 1' })
globalStyle(`${around} > input, ${around} > :first-child input`, { paddingInlineEnd: '3.25rem' })
/** Reserves the button's space, because it isn't known yet whether the device has a voice. */
export const listenSpace = style({ display: 'inline-flex', minWidth: theme.size.target, minHeight: theme.size.target })

/** The button lies over the end of its field, large enough for a finger. */
export const microphone = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  alignSelf: 'center',
  width: theme.size.target,
  marginInlineEnd: theme.space.xs,
  paddingInline: 0,
})
export const before = style({ marginInlineEnd: '3rem' })
export const alone = style({ justifySelf: 'start' })
const beat = keyframes({ from: { opacity: 1 }, '50%': { opacity: 0.45 } })
export const on = style({ color: theme.color.danger })
globalStyle(`${on} svg`, {
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${beat} 1.6s infinite` } },
})
export const panel = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: theme.space.s,
  justifyItems: 'start',
  marginBlock: theme.space.s,
  padding: theme.space.m,
  background: theme.color.surface,
  color: theme.color.text,
  border: `2px solid ${theme.color.leaf}`,
  borderRadius: theme.radius.m,
  overflowWrap: 'anywhere',
  textAlign: 'start',
})
export const soFar = style({ minHeight: '1lh', fontSize: theme.size.large, color: theme.color.leaf })
export const withWord = style({ paddingInline: theme.space.s })
export const drawing = style({ width: theme.size.target, paddingInline: 0 })
