import { style } from '@vanilla-extract/css'
import { wrap } from '../../../ui/layout/rules.css.ts'
import { theme } from '../../../ui/theme/theme.css.ts'

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const row = style({
  ...wrap,
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space.m,
  paddingBlock: theme.space.s,
  borderBlockEnd: `1px solid ${theme.color.line}`,
})
export const title = style({
  display: 'grid',
  alignContent: 'center',
  // The width of a long name: with less room, the button is below the title.
  flex: '1 1 7rem',
  minHeight: theme.size.target,
  fontWeight: 650,
  overflowWrap: 'anywhere',
})
