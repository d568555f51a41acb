import { globalStyle, style } from '@vanilla-extract/css'
import { NARROW } from '../../ui/hooks/useMediaQuery.ts'
import { theme } from '../../ui/theme/theme.css.ts'

const wide = 'screen and (min-width: 64rem)'
/** Wide enough for the four fields and the buttons in one line. */
const oneLine = 'screen and (min-width: 80rem)'

/** In a drawer: one below the other. */
export const inDrawer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
/** On the page, on a wide screen. Where there are no scripts, nothing opens a drawer. */
export const onPage = style({
  display: 'grid',
  // The line that a field keeps for its error is the gap between the rows.
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
    // Beside the fields, below the line of their labels. There is always room for both buttons, so that Apply never moves.
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
// No field here has an error: half of the line kept for one is enough below them.
globalStyle(`${onPage} > :not(${actions})`, { '@media': { [oneLine]: { marginBlockEnd: '-1.25rem' } } })
