import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const share = style({ display: 'grid', gap: theme.space.s, '@media': { print: { display: 'none' } } })
export const heading = style({ fontSize: theme.size.body })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs })
