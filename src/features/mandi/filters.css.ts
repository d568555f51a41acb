import { globalStyle, style } from '@vanilla-extract/css'
import { NARROW } from '../../ui/hooks/useMediaQuery.ts'
import { theme } from '../../ui/theme/theme.css.ts'

const wide = 'screen and (min-width: 64rem)'
/** From this width, the four fields and the buttons fit in one line. */
const oneLine = 'screen and (min-width: 80rem)'

/** In a drawer, the fields are stacked. */
export const inDrawer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
/** On the page, on a wide screen. Without scripts also on a phone, because the drawer can't open. */
export const onPage = style({
  display: 'grid',
  // The line that each field reserves for its error is the row gap.
  gap: `0 ${theme.space.m}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  padding: theme.space.m,
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.l,
  boxShadow: theme.shadow.card,
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', padding: theme.space.l },
    [oneLine]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) 23rem',
      padding: `${theme.space.m} ${theme.space.l} 0`,
    },
    [`screen and ${NARROW}`]: { display: 'none' },
    [`screen and ${NARROW} and (scripting: none)`]: { display: 'grid' },
    print: { display: 'none' },
  },
})
export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.s,
  selectors: {
    // Aligned with the fields' controls. The space for both buttons is reserved, so that Apply never moves.
    [`${onPage} > &`]: {
      '@media': {
        [oneLine]: {
          gridColumn: 'auto',
          alignSelf: 'start',
          whiteSpace: 'nowrap',
          marginBlockStart: `calc(1.4em + ${theme.space.xs})`,
        },
      },
    },
  },
})
// These fields have no errors, so half of the line reserved for one is enough.
globalStyle(`${onPage} > :not(${actions})`, { '@media': { [oneLine]: { marginBlockEnd: '-1.25rem' } } })
