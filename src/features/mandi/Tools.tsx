import { Trans, useLingui } from '@lingui/react/macro'
import type { SearchList } from '../../domain/lists/saved-searches/saved-searches.ts'
import { SavedSearches } from '../../domain/lists/saved-searches/SavedSearches.tsx'
import { choice as orderStyle, choices as orders } from '../../domain/lists/list-tools.css.ts'
import { FilterChips } from '../../domain/lists/ListTools.tsx'
import { PRICE_UNITS } from '../../domain/mandi/mandi-price.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { Names } from '../../domain/texts/ForeignText.tsx'
import { button } from '../../ui/controls/button.css.ts'
import { ByWidth } from '../../ui/hooks/environment.tsx'
import { Link, LinkChoice } from '../../ui/controls/Link.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { download, print } from '../../ui/layout/icons.ts'
import { columnNames, unitNames } from './columns.ts'
import { FILTER_NAMES, hasPriceFilters, mandiAddress, readMandiView, type MandiView } from './mandi-view.ts'
import * as styles from './mandi.css.ts'
import { useFilterNames, useFilterText } from './Prices.tsx'

export type ToolProps = {
  view: MandiView
  hasPrices: boolean
  onSave: () => void
}
type InDrawer = { close: () => void }

/** The tools on a wide screen; a phone has them in the drawer “More”. */
export function ToolLine(props: ToolProps) {
  return (
    <div className={styles.onWide}>
      <ByWidth
        wide={
          <>
            <Tools {...props} />
            <SavedMandi view={props.view} />
          </>
        }
      />
    </div>
  )
}

/** The drawer “More” of a phone. It closes for a file, because the page shows the progress. */
export function MoreTools({ close, ...props }: ToolProps & InDrawer) {
  const onSave = () => {
    close()
    props.onSave()
  }
  return (
    <>
      <div className={styles.stack}>
        <Tools {...props} onSave={onSave} />
      </div>
      <SavedMandi view={props.view} onOpen={close} />
    </>
  )
}

/** The unit, rupees per quintal as markets report or per kg as buyers calculate; a file of all prices; a print of those shown. */
function Tools({ view, hasPrices, onSave }: ToolProps) {
  const { t } = useLingui()
  return (
    <>
      <LinkChoice
        label={t({ message: 'Prices', comment: 'Screen reader: name of a choice of two, per quintal or per kg.' })}
        choices={PRICE_UNITS.map((unit) => ({
          to: mandiAddress({ ...view, unit }),
          isCurrent: view.unit === unit,
          name: t(unitNames[unit]),
        }))}
      />
      {hasPrices && (
        <>
          <button type="button" className={button()} data-once onClick={onSave}>
            <Icon icon={download} />
            <Trans comment="Button: saves the prices as a file for spreadsheets. CSV stays. max 20">Download CSV</Trans>
          </button>
          <button type="button" className={button()} data-once onClick={() => window.print()}>
            <Icon icon={print} />
            <Trans comment="Button: prints the prices. max 14">Print</Trans>
          </button>
        </>
      )}
    </>
  )
}

export function Chips({ view }: { view: MandiView }) {
  const { filters } = view
  const names = useFilterNames(filters)
  return (
    <FilterChips
      chips={FILTER_NAMES.flatMap((name) => {
        // A district needs its state, so both are removed together.
        const off = { [name]: undefined, ...(name === 'state' && { district: undefined }) }
        const shown = names[name]
        // Chandigarh is both a district and a state. Two chips of one name would not be told apart.
        const isTwice = name === 'state' && shown === names.district
        return shown && !isTwice
          ? { name: shown, without: mandiAddress({ ...view, filters: { ...filters, ...off }, page: 1 }) }
          : []
      })}
      clearTo={mandiAddress({ ...view, filters: {}, page: 1 })}
    />
  )
}

/** The orders of the prices with their names, and which is chosen. */
export function useOrders({ sort: chosen }: MandiView) {
  const { t } = useLingui()
  return (['modal', 'min', 'max', 'date'] as const).flatMap((key) => {
    const column = t(columnNames[key])
    const [lowest, highest] =
      key === 'date'
        ? [
            t({ message: 'Date, oldest first', comment: 'Order of the prices. max 34' }),
            t({ message: 'Date, newest first', comment: 'Order of the prices. max 34' }),
          ]
        : [
            t({ message: `${column}, lowest first`, comment: 'Order of the prices. {column}: Min price. max 34' }),
            t({ message: `${column}, highest first`, comment: 'Order of the prices. {column}: Min price. max 34' }),
          ]
    const { order } = chosen?.key === key ? chosen : {}
    return [
      { sort: { key, order: 'asc' as const }, name: lowest, isChosen: order === 'asc' },
      // The server's order is by date, newest first.
      key === 'date'
        ? { sort: undefined, name: highest, isChosen: !chosen || order === 'desc' }
        : { sort: { key, order: 'desc' as const }, name: highest, isChosen: order === 'desc' },
    ]
  })
}

/** In a phone's drawer “Sort”, this replaces the table's column heads. Each order is a link that closes the drawer. */
export function SortOrders({ view, close }: Pick<ToolProps, 'view'> & InDrawer) {
  return (
    <ul className={orders}>
      {useOrders(view).map(({ sort, name, isChosen }) => (
        <li key={sort && `${sort.key} ${sort.order}`}>
          <Link
            to={mandiAddress({ ...view, sort })}
            replace
            className={orderStyle}
            aria-current={isChosen ? 'true' : undefined}
            onClick={close}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const searches: SearchList = {
  key: 'saved_mandi',
  path: paths.mandi(),
  Title: function MandiTitle({ query }) {
    return <Names texts={useFilterText(readMandiView(new URLSearchParams(query)).filters).split(', ')} />
  },
}

function SavedMandi({ view, onOpen }: { view: MandiView; onOpen?: () => void }) {
  const [, query = ''] = mandiAddress({ ...view, page: 1, sort: undefined, sell: undefined }).split('?')
  return <SavedSearches list={searches} query={query} isFiltered={hasPriceFilters(view.filters)} onOpen={onOpen} />
}
