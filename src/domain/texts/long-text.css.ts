import { style } from '@vanilla-extract/css'

export const piece = style({ display: 'block', contentVisibility: 'auto', containIntrinsicSize: 'auto 40em' })
