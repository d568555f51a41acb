import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

const wide = 'screen and (min-width: 64rem)'

export const form = style({
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
    // On a very narrow screen, or at 400 % zoom, two fields beside each other can't be read.
    'screen and (max-width: 20rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'none' },
  },
})
export const actions = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: theme.space.s })
