import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'
import { TINY } from '../shell/widths.ts'

const wide = 'screen and (min-width: 64rem)'
const tiny = `screen and ${TINY}`

export const layout = style({
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.m,
  padding: `${theme.space.s} clamp(1rem, 4vw, 2.5rem)`,
  background: theme.color.headerSurface,
  color: theme.color.onHeader,
  '@media': { [wide]: { gridColumn: '1 / -1' }, [tiny]: { flexWrap: 'wrap' } },
})
export const journey = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const expired = style({
  margin: `${theme.space.m} clamp(1rem, 4vw, 2.5rem) 0`,
  padding: theme.space.m,
  background: theme.color.warning,
  color: theme.color.onWarning,
  borderRadius: theme.radius.m,
  fontWeight: 650,
})
