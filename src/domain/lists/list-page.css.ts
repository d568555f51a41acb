import { style } from '@vanilla-extract/css'
import { NARROW } from '../../ui/hooks/useMediaQuery.ts'
import { theme } from '../../ui/theme/theme.css.ts'

/** Layout of a list page: on a phone, the first result begins in the first 360 px (§shell.29). */
export const listPage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space.l,
  paddingBlock: theme.space.l,
  '@media': { [`screen and ${NARROW}`]: { gap: theme.space.s, paddingBlockStart: theme.space.s } },
})
