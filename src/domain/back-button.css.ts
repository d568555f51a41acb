import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

/** Its arrow stands nearly under what is above it. */
export const back = style({ justifySelf: 'start', marginInlineStart: `calc(-1 * ${theme.space.s})` })
