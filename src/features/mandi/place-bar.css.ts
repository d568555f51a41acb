import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.xs} ${theme.space.m}`,
  '@media': { print: { display: 'none' } },
})
export const said = style({ flex: '1 1 16rem', overflowWrap: 'anywhere' })
