import { keyframes, style } from '@vanilla-extract/css'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  width: '1.5em',
  height: '1.5em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  animation: `${turn} 0.9s linear infinite`,
})
export const track = style({ opacity: 0.3 })
