import { style } from '@vanilla-extract/css'
import { theme } from '../../../ui/theme/theme.css.ts'

export const summary = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.s })
export const heading = style({ fontSize: theme.size.large })
export const note = style({ fontSize: theme.size.small, color: theme.color.muted, overflowWrap: 'anywhere' })
