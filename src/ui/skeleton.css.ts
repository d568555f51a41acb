import { keyframes, style } from '@vanilla-extract/css'
import { theme } from './theme.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

/** Stands where something will be, with its size. */
export const skeleton = style({
  background: theme.color.tint,
  borderRadius: theme.radius.s,
  animation: `${breathe} 1.6s ease-in-out infinite`,
})
