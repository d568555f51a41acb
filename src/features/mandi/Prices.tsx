/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on a phone, `display` takes the native roles away */
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useId, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { PriceRecord } from '../../api/mandi.ts'
import { NO_VALUE, priceIn, priceText } from '../../domain/mandi/mandi-price.ts'
import { stateName } from '../../domain/places/places.ts'
import { useDistrictName } from '../../domain/places/useDistrictName.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { useHydrated } from '../../ui/hooks/useHydrated.ts'
import { NARROW, useMediaQuery } from '../../ui/hooks/useMediaQuery.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { down, sort as unsorted, up } from '../../ui/layout/icons.ts'
import * as table from '../../ui/layout/table.css.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { mandiAddress, type MandiView, type SortKey } from './mandi-view.ts'
import * as styles from './prices.css.ts'
import { nextSort } from './sorting.ts'

const PriceAloud = lazy(() => import('./PriceAloud.tsx').catch(() => ({ default: () => null })))

type Props = {
  view: MandiView
  records: PriceRecord[]
  /** Without anything to press. */
  isOnPaper?: boolean
}

/** The prices as one table, sortable by the heads of prices and date. On a phone its rows are cards (§mandi.3). */
export function Prices({ view, records, isOnPaper = false }: Props) {
  const id = useId()
  const isHydrated = useHydrated()
  const isNarrow = useMediaQuery(NARROW)
  const scrolls = !isNarrow && !isOnPaper
  // The width is unknown in prerendered HTML.
  const mayBeCards = (isNarrow || !isHydrated) && !isOnPaper
  return (
    <div
      // The arrow keys scroll it (WCAG 2.1.1).
      {...(scrolls && { role: 'region', tabIndex: 0, 'aria-labelledby': `${id}-name` })}
      className={styles.region}
    >
      <p id={`${id}-unit`} className={styles.unit}>
        {view.unit === 'kg' ? (
          <Trans comment="Over the table of mandi prices.">Prices in rupees per kg.</Trans>
        ) : (
          <Trans comment="Over the table of mandi prices.">Prices in rupees per quintal (100 kg).</Trans>
        )}{' '}
        {scrolls && (
          <Trans comment="Screen reader: after what the unit of the mandi prices is.">
            The buttons in the head of the table sort them.
          </Trans>
        )}
      </p>
      <table role="table" aria-labelledby={`${id}-name`} aria-describedby={`${id}-unit`} className={styles.prices}>
        <caption id={`${id}-name`} className={visuallyHidden}>
          <Trans comment="Screen reader: name of the table of mandi prices.">Table of prices</Trans>
        </caption>
        <thead role="rowgroup" className={styles.head}>
          <Heads view={view} hasButtons={scrolls} />
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {records.map((record, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no id and hold no state
            <Row key={index} view={view} record={record} id={`${id}-${index}`} isCard={mayBeCards} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Heads({ view, hasButtons }: { view: MandiView; hasButtons: boolean }) {
  const sorts = { view, hasButton: hasButtons }
  return (
    <tr role="row">
      <Head>
        <Trans comment="Label of a filter of the mandi prices, and head of a column. max 16">Commodity</Trans>
      </Head>
      <Head {...sorts} by="date">
        <Trans comment="Head of a column of the mandi prices: the day. max 16">Date</Trans>
      </Head>
      <Head>
        <Trans comment="Head of a column of the mandi prices: the kind of a crop. max 16">Variety</Trans>
      </Head>
      <Head>
        <Trans comment="Label of a filter of the mandi prices. max 16">State</Trans>
      </Head>
      <Head>
        <Trans comment="Label of a filter of the mandi prices. max 16">District</Trans>
      </Head>
      <Head>
        <Trans comment="Head of a column of the mandi prices: the wholesale market. max 16">Market</Trans>
      </Head>
      <Head {...sorts} by="min">
        <Trans comment="Head of a column of the mandi prices. max 18">Min price</Trans>
      </Head>
      <Head {...sorts} by="max">
        <Trans comment="Head of a column of the mandi prices. max 18">Max price</Trans>
      </Head>
      <Head {...sorts} by="modal">
        <Trans comment="Head of a column of the mandi prices: what most lots fetched. max 18">Avg price</Trans>
      </Head>
      <Head>
        <Trans comment="Label of a filter of the mandi prices, and head of a column. max 16">Grade</Trans>
      </Head>
    </tr>
  )
}

type Sorts = { view: MandiView; by: SortKey; hasButton: boolean }

/** A column head, with `by` one that sorts: ascending, descending, then the server's order. */
function Head({ children, ...sorts }: { children: ReactNode } & (Sorts | { by?: never })) {
  const navigate = useNavigate()
  const { by } = sorts
  const sort = by && sorts.view.sort
  const order = sort?.key === by ? sort?.order : undefined
  const align = by && (by === 'date' ? 'short' : 'number')
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
      className={`${table.columnHead(align && { align })} ${styles.cell}`}
    >
      {by && sorts.hasButton ? (
        <button
          type="button"
          className={table.sort}
          onClick={() => void navigate(mandiAddress({ ...sorts.view, sort: nextSort(sort, by) }), { replace: true })}
        >
          {children}
          <Icon icon={order ? (order === 'asc' ? up : down) : unsorted} />
        </button>
      ) : (
        children
      )}
    </th>
  )
}

function Row(props: { view: MandiView; record: PriceRecord; id: string; isCard: boolean }) {
  const { record, id, isCard } = props
  const { unit } = props.view
  const locale = useLocale()
  const districtName = useDistrictName()
  const text = table.data()
  const number = table.data({ align: 'number' })
  return (
    <tr role="row" className={styles.row}>
      <th scope="row" role="rowheader" id={id} className={`${table.rowHead} ${styles.commodity}`}>
        <ForeignText text={record.commodity} />
      </th>
      <td role="cell" className={`${table.data({ align: 'short' })} ${styles.date}`} suppressHydrationWarning>
        {formatDate(locale, record.arrival_date) ?? NO_VALUE}
      </td>
      <td role="cell" className={`${text} ${styles.variety}`}>
        <ForeignText text={record.variety} />
      </td>
      <td role="cell" className={`${text} ${styles.state}`}>
        <ForeignText text={stateName(locale, record.state)} />
      </td>
      <td role="cell" className={`${text} ${styles.district}`}>
        <ForeignText text={districtName(record.state, record.district)} />
      </td>
      <td role="cell" className={`${text} ${styles.market}`}>
        <ForeignText text={record.market} />
      </td>
      <td role="cell" className={`${number} ${styles.min}`}>
        {priceText(unit, record.min_price)}
      </td>
      <td role="cell" className={`${number} ${styles.max}`}>
        {priceText(unit, record.max_price)}
      </td>
      <td role="cell" className={`${number} ${styles.modal}`}>
        {priceText(unit, record.modal_price)}
        {priceIn('quintal', record.modal_price) !== undefined && (
          <span className={styles.perUnit}>
            {' '}
            {unit === 'kg' ? (
              <Trans comment="On a card, after a price such as ₹42.50. kg: kilogram. max 16">per kg</Trans>
            ) : (
              <Trans comment="On a card, after a price such as ₹2,350. A quintal is 100 kg. max 16">per quintal</Trans>
            )}
          </span>
        )}
        {isCard && (
          <Suspense>
            <PriceAloud record={record} unit={unit} about={id} />
          </Suspense>
        )}
      </td>
      <td role="cell" className={`${text} ${styles.grade}`}>
        <ForeignText text={record.grade} />
      </td>
    </tr>
  )
}
