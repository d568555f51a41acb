import { recipe } from '@vanilla-extract/recipes'
import { theme } from '../../../ui/theme/theme.css.ts'

/** Large enough for what comes late: nothing shifts. */
export const slot = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    gap: theme.space.s,
    width: '100%',
    minHeight: theme.size.target,
    '@media': {
      print: { display: 'none' },
      'screen and (min-width: 64rem)': { width: '14rem', justifyContent: 'end' },
    },
  },
  variants: {
    isFiltered: {
      true: {
        '@media': {
          'screen and (max-width: 29.99rem)': { minHeight: `calc(2 * ${theme.size.target} + ${theme.space.s})` },
          'screen and (min-width: 64rem)': { width: '27rem' },
        },
      },
    },
  },
})
