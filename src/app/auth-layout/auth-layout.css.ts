import { style } from '@vanilla-extract/css'
import { columnsOf, dark, line, round } from '../../ui/layout/rules.css.ts'
import { gutter } from '../../ui/theme/global.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'
import { TINY } from '../../ui/hooks/environment.tsx'

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
  ...dark,
  ...line,
  gap: theme.space.m,
  padding: `${theme.space.s} ${gutter}`,
  '@media': { [wide]: { gridColumn: '1 / -1' }, [tiny]: { flexWrap: 'wrap' } },
})
export const journey = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
/** As wide as the form below. */
export const expired = style({
  width: `calc(min(100%, ${theme.size.form} + 8rem) - 2 * ${gutter})`,
  margin: `${theme.space.m} auto 0`,
  padding: theme.space.m,
  background: theme.color.warning,
  color: theme.color.onWarning,
  borderRadius: theme.radius.m,
  fontWeight: 650,
})

export const section = style({
  ...dark,
  padding: `${theme.space.xl} ${gutter}`,
  borderBlockStart: `1px solid color-mix(in srgb, ${theme.color.onHeader} 14%, transparent)`,
  '@media': { [wide]: { paddingBlockStart: theme.space.l } },
})
/** The reasons to join stay visible beside a long form. */
export const inside = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.l,
  '@media': { [wide]: { position: 'sticky', insetBlockStart: theme.space.l } },
})
export const heading = style({ fontSize: theme.size.h2 })
export const cards = style(columnsOf('15rem'))
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  columnGap: theme.space.m,
  rowGap: theme.space.xs,
  padding: theme.space.m,
  background: theme.color.headerSurfaceHover,
  borderRadius: theme.radius.m,
  '@media': { [tiny]: { gridTemplateColumns: '1fr' } },
})
export const icon = style({
  ...round('2.5rem'),
  gridRow: 'span 2',
  background: theme.color.marigold,
  color: theme.color.onMarigold,
})
export const text = style({ color: theme.color.onHeaderMuted, fontSize: theme.size.small })
