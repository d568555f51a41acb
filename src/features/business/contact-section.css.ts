import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const labels = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s })
export const restricted = style({ display: 'grid', gap: theme.space.m, justifyItems: 'start' })
