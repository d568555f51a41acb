import { useLingui } from '@lingui/react/macro'
import { choice as choiceStyle, choices as list } from '../../domain/lists/tools/list-tools.css.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { Drawer } from '../../ui/overlay/Drawer.tsx'
import type { DrawerProps } from '../../ui/overlay/DrawerButton.tsx'
import { mandiAddress, type MandiView, type Sort } from './mandi-view.ts'

/** The server's default order. */
const SERVER_ORDER = 'date desc'

/** The sort orders on a phone, in place of the table's column heads. Each is a link; choosing one closes the drawer. */
export default function SortDrawer({ view, ...drawer }: DrawerProps & { view: MandiView }) {
  const { t } = useLingui()
  const choices = {
    'modal asc': t({ message: 'Avg price, lowest first', comment: 'Order of the prices. max 34' }),
    'modal desc': t({ message: 'Avg price, highest first', comment: 'Order of the prices. max 34' }),
    'min asc': t({ message: 'Min price, lowest first', comment: 'Order of the prices. max 34' }),
    'min desc': t({ message: 'Min price, highest first', comment: 'Order of the prices. max 34' }),
    'max asc': t({ message: 'Max price, lowest first', comment: 'Order of the prices. max 34' }),
    'max desc': t({ message: 'Max price, highest first', comment: 'Order of the prices. max 34' }),
    'date desc': t({ message: 'Date, newest first', comment: 'Order of the prices. max 34' }),
    'date asc': t({ message: 'Date, oldest first', comment: 'Order of the prices. max 34' }),
  }
  const chosen = view.sort ? `${view.sort.key} ${view.sort.order}` : SERVER_ORDER
  return (
    <Drawer
      {...drawer}
      title={t({
        message: 'Sort by',
        comment: 'Title of a list: in which order the prices are shown. max 28',
      })}
    >
      <ul className={list}>
        {Object.entries(choices).map(([choice, name]) => {
          const [key, order] = choice.split(' ') as [Sort['key'], Sort['order']]
          return (
            <li key={choice}>
              <Link
                to={mandiAddress({ ...view, sort: choice === SERVER_ORDER ? undefined : { key, order } })}
                replace
                className={choiceStyle}
                aria-current={choice === chosen ? 'true' : undefined}
                onClick={() => drawer.onOpenChange(false)}
              >
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </Drawer>
  )
}
