import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { mandiPricesQuery } from '../../api/mandi.ts'
import { priceNews } from '../../domain/lists/saved-searches/news.ts'
import { SavedSearches } from '../../domain/lists/saved-searches/SavedSearches.tsx'
import type { SearchList } from '../../domain/lists/saved-searches/saved-searches.ts'
import { choice as orderStyle, choices as orders } from '../../domain/lists/tools/list-tools.css.ts'
import { FilterChips } from '../../domain/lists/tools/FilterChips.tsx'
import { MoreName } from '../../domain/lists/tools/ToolNames.tsx'
import type { PriceUnit } from '../../domain/mandi/mandi-price.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { stateName } from '../../domain/places/places.ts'
import { useDistrictName } from '../../domain/places/useDistrictName.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { NARROW, useMediaQuery } from '../../ui/hooks/useMediaQuery.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { download, print } from '../../ui/layout/icons.ts'
import { Drawer } from '../../ui/overlay/Overlay.tsx'
import type { DrawerProps } from '../../ui/overlay/DrawerButton.tsx'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import type { ExportAs } from './ExportRun.tsx'
import {
  FILTER_NAMES,
  hasPriceFilters,
  mandiAddress,
  mandiRead,
  readMandiView,
  type MandiView,
  type Sort,
} from './mandi-view.ts'
import * as styles from './tools.css.ts'

/** The server's default order. */
const SERVER_ORDER = 'date desc'

export type ToolProps = {
  view: MandiView
  /** There are prices to export. */
  hasPrices: boolean
  onExport: (as: ExportAs) => void
}

/** The active filters on a phone; on a wide screen the unit and the tools, which a phone has in the drawer “More”. */
export function ToolLine(props: ToolProps) {
  const { view } = props
  const isNarrow = useMediaQuery(NARROW)
  return (
    <>
      {isNarrow ? (
        hasPriceFilters(view.filters) && <Chips view={view} />
      ) : (
        <>
          <UnitSwitch view={view} />
          <ExportButtons {...props} />
        </>
      )}
      <div className={styles.onWide}>
        {/* News of a saved search appears on a phone too. */}
        <SavedMandi view={view} />
      </div>
    </>
  )
}

/** The other tools, on a phone. */
export function MoreDrawer({ view, hasPrices, onExport, ...drawer }: DrawerProps & ToolProps) {
  const close = () => drawer.onOpenChange(false)
  return (
    <Drawer {...drawer} title={<MoreName />}>
      <UnitSwitch view={view} />
      <div className={styles.list}>
        <ExportButtons
          hasPrices={hasPrices}
          onExport={(as) => {
            close() // the page shows the progress
            onExport(as)
          }}
        />
      </div>
      <SavedMandi view={view} onOpen={close} />
    </Drawer>
  )
}

/** The active filters of the prices. */
function Chips({ view }: { view: MandiView }) {
  const locale = useLocale()
  const districtName = useDistrictName()
  const { filters } = view
  const { state, district } = filters
  const { t } = useLingui()
  const stateText = state && stateName(locale, state)
  const districtText = district && districtName(state ?? '', district)
  const names = {
    ...filters,
    // Chandigarh is both a district and a state, so the two chips need different names.
    state:
      stateText && stateText === districtText
        ? t({
            message: `${stateText} (whole state)`,
            comment: 'Filter that is set: a state that has the name of its district, such as Chandigarh. max 40',
          })
        : stateText,
    district: districtText,
  }
  return (
    <FilterChips
      chips={FILTER_NAMES.flatMap((name) => {
        // A district needs its state, so both are removed together.
        const off = { [name]: undefined, ...(name === 'state' && { district: undefined }) }
        return names[name]
          ? { name: names[name], without: mandiAddress({ ...view, filters: { ...filters, ...off }, page: 1 }) }
          : []
      })}
      clearTo={mandiAddress({ ...view, filters: {}, page: 1 })}
    />
  )
}

function ExportButtons({ hasPrices, onExport }: Omit<ToolProps, 'view'>) {
  if (!hasPrices) return null
  return (
    <>
      <button type="button" className={button()} onClick={() => onExport('csv')}>
        <Icon icon={download} />
        <Trans comment="Button: saves the prices as a file for spreadsheets. CSV stays. max 20">Download CSV</Trans>
      </button>
      <button type="button" className={button()} onClick={() => onExport('print')}>
        <Icon icon={print} />
        <Trans comment="Button: prints the prices. max 14">Print</Trans>
      </button>
    </>
  )
}

/** Switches between rupees per quintal, as markets report, and per kg, as buyers calculate. */
function UnitSwitch({ view }: { view: MandiView }) {
  const navigate = useNavigate()
  const choice = (unit: PriceUnit): ComponentProps<'input'> => ({
    type: 'radio',
    name: 'unit',
    value: unit,
    checked: view.unit === unit,
    className: styles.radio,
    onChange: () => void navigate(mandiAddress({ ...view, unit }), { replace: true }),
  })
  return (
    <fieldset className={styles.group}>
      <legend className={visuallyHidden}>
        <Trans comment="Before a choice of two: rupees per quintal or per kg. max 14">Prices in</Trans>
      </legend>
      <div className={styles.choices}>
        <label className={styles.choice}>
          <input {...choice('quintal')} />
          <span className={styles.face}>
            <span aria-hidden>
              <Trans comment="Unit of a price, in the head of a column.">₹/quintal</Trans>
            </span>
            <span className={visuallyHidden}>
              <Trans comment="Screen reader: choice of the unit of the prices.">rupees per quintal</Trans>
            </span>
          </span>
        </label>
        <label className={styles.choice}>
          <input {...choice('kg')} />
          <span className={styles.face}>
            <span aria-hidden>
              <Trans comment="Choice of a unit: rupees per kg. max 10">₹/kg</Trans>
            </span>
            <span className={visuallyHidden}>
              <Trans comment="Screen reader: choice of the unit of the prices.">rupees per kg</Trans>
            </span>
          </span>
        </label>
      </div>
    </fieldset>
  )
}

/** The sort orders on a phone, in place of the table's column heads. Each is a link; choosing one closes the drawer. */
export function SortDrawer({ view, ...drawer }: DrawerProps & { view: MandiView }) {
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
      <ul className={orders}>
        {Object.entries(choices).map(([choice, name]) => {
          const [key, order] = choice.split(' ') as [Sort['key'], Sort['order']]
          return (
            <li key={choice}>
              <Link
                to={mandiAddress({ ...view, sort: choice === SERVER_ORDER ? undefined : { key, order } })}
                replace
                className={orderStyle}
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

const useFirstPage = ({ filters }: MandiView) =>
  useQuery({ ...mandiPricesQuery(useLocale(), mandiRead({ filters, page: 1 })), enabled: hasPriceFilters(filters) })

const searches: SearchList = {
  key: 'saved_mandi',
  path: paths.mandi(),
  Search: function MandiSearch({ query, children }) {
    const locale = useLocale()
    const districtName = useDistrictName()
    const view = readMandiView(new URLSearchParams(query))
    const { data, isError } = useFirstPage(view)
    const { state, district, commodity, grade } = view.filters
    const places = [district && districtName(state ?? '', district), state && stateName(locale, state)]
    return children({
      title: [commodity, ...places, grade].filter(Boolean).join(', '),
      newsSince: data && ((seen) => priceNews.newsOf(data, seen)),
      isError,
    })
  },
}

function SavedMandi({ view, onOpen }: { view: MandiView; onOpen?: () => void }) {
  const { data } = useFirstPage(view)
  const [, query = ''] = mandiAddress({ ...view, page: 1, sort: undefined, sell: undefined }).split('?')
  return (
    <SavedSearches
      list={searches}
      query={query}
      isFiltered={hasPriceFilters(view.filters)}
      seen={data && priceNews.markOf(data)}
      onOpen={onOpen}
    />
  )
}
