import { style } from '@vanilla-extract/css'
import { panel } from './panel.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export { choice, failed, heading } from './panel.css.ts'
export const comparison = style([panel, { overflowX: 'clip' }]) // a name in the chart is one line
export const waiting = style({ minHeight: '20rem', color: theme.color.muted })
export const what = style({ fontWeight: 650, lineHeight: 1.4 })
export const place = style({ display: 'block', fontWeight: 400, fontSize: theme.size.small, color: theme.color.muted })
export const modal = style({ fontSize: theme.size.large, fontWeight: 750, color: theme.color.leaf })
