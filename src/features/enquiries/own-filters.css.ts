import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: theme.space.s })
