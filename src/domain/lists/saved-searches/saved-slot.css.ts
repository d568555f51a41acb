import { recipe } from '@vanilla-extract/recipes'
import { NARROW } from '../../../ui/hooks/useMediaQuery.ts'
import { theme } from '../../../ui/theme/theme.css.ts'

/** Large enough for what comes late: nothing shifts. On a phone what is in it stands under More. */
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
      [`screen and ${NARROW}`]: { display: 'none' },
      'screen and (min-width: 64rem)': { width: '14rem', justifyContent: 'end' },
    },
  },
  variants: {
    isFiltered: {
      true: {
        '@media': {
          'screen and (min-width: 64rem)': { width: '27rem' },
        },
      },
    },
  },
})
