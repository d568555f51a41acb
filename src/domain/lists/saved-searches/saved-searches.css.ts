import { style } from '@vanilla-extract/css'
import { theme } from '../../../ui/theme/theme.css.ts'

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space.m,
  paddingBlock: theme.space.s,
  borderBlockEnd: `1px solid ${theme.color.line}`,
})
export const title = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: theme.size.target,
  fontWeight: 650,
  overflowWrap: 'anywhere',
})
/** Has the whole width below the title and the button. Reserves space before the server answers. */
export const news = style({
  gridArea: '2 / 1 / auto / -1',
  minHeight: '1.9em',
  fontSize: theme.size.small,
  color: theme.color.muted,
})
export const removed = style({ color: theme.color.muted, overflowWrap: 'anywhere', minWidth: 0 })
