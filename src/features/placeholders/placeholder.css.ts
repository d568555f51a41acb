import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const page = style({ paddingBlock: theme.space.xl })
