import { style } from '@vanilla-extract/css'
import { column } from '../ui/theme/global.css.ts'
import { theme } from '../ui/theme/theme.css.ts'

/** Layout of all account pages: profile, subscription, deletion. */
export const page = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: theme.space.l,
    maxWidth: '56rem',
    paddingBlock: theme.space.l,
  },
])
