import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../ui/controls/Link.tsx'
import * as styles from './board.css.ts'
import { boardAddress, type BoardView } from './board-view.ts'
import { typeNames } from './type-names.ts'

/** All, buy or sell. */
export function TypeFilter({ view }: { view: BoardView }) {
  const { t } = useLingui()
  const choice = (type: BoardView['type']) => ({
    to: boardAddress({ ...view, type, page: 1 }),
    className: styles.type,
    'aria-current': view.type === type ? ('true' as const) : undefined,
  })
  return (
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
        <Link {...choice('buy')}>{t(typeNames.buy)}</Link>
      </li>
      <li>
        <Link {...choice('sell')}>{t(typeNames.sell)}</Link>
      </li>
    </ul>
  )
}
