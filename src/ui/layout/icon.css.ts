import { globalStyle, style } from '@vanilla-extract/css'
import { back, login, logout } from './icons.ts'

export const forward = 'M9 5l7 7-7 7'
export const icon = style({ width: '1.25em', height: '1.25em', flex: 'none', fill: 'none', stroke: 'currentColor' })

// Mirrors icons that point along the line of text, in languages that run from right to left.
globalStyle([back, forward, login, logout].map((path) => `[dir=rtl] ${icon} > [d='${path}']`).join(), {
  transform: 'scaleX(-1)',
  transformOrigin: 'center',
})
