import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type To } from 'react-router'
import { button } from '../../ui/button.css.ts'
import { Icon } from '../../ui/Icon.tsx'
import { NARROW, useMediaQuery } from '../../ui/useMediaQuery.ts'
import * as styles from './board.css.ts'
import { boardAddress, type BoardView } from './board-view.ts'

/** All, buy or sell; and, where the categories with their own are in a drawer, the way back to everything. */
export function TypeFilter({ view, clearTo }: { view: BoardView; clearTo: To | undefined }) {
  const { t } = useLingui()
  const narrow = useMediaQuery(NARROW)
  const choice = (type: BoardView['type']) => ({
    to: boardAddress({ ...view, type, page: 1 }),
    className: styles.type,
    'aria-current': view.type === type ? ('true' as const) : undefined,
  })
  return (
    <div className={styles.filters}>
      <ul
        className={styles.types}
        aria-label={t({ message: 'Buy or sell', comment: 'Screen reader: name of a choice of three: all, buy, sell.' })}
      >
        <li>
          <Link {...choice(undefined)}>
            <Trans context="enquiries" comment="Filter of the board: buy and sell. max 10">
              All
            </Trans>
          </Link>
        </li>
        <li>
          <Link {...choice('buy')}>
            <Trans context="filter" comment="Filter of the board: only those who want to buy. A noun. max 12">
              Buy
            </Trans>
          </Link>
        </li>
        <li>
          <Link {...choice('sell')}>
            <Trans context="filter" comment="Filter of the board: only those who want to sell. A noun. max 12">
              Sell
            </Trans>
          </Link>
        </li>
      </ul>
      {narrow && clearTo !== undefined && (
        <Link
          to={clearTo}
          className={button({ tone: 'quiet' })}
          // It goes away itself: who used it goes on beside it.
          onClick={(event) => event.currentTarget.parentElement?.querySelector('a')?.focus()}
        >
          <Icon name="close" />
          <Trans comment="Link: takes away search, category and other filters of the board. max 24">
            Clear filters
          </Trans>
        </Link>
      )}
    </div>
  )
}
