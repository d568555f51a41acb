/* oxlint-disable react/no-array-index-key -- columns keep their places, with their heads in any language, and rows hold no state */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- where rows are cards, `display` takes the native roles away */
import { useId, type ReactNode } from 'react'
import { NARROW, useMediaQuery } from '../hooks/environment.tsx'
import { Icon } from './Icon.tsx'
import { down, sort as unsorted, up } from './icons.ts'
import * as table from './table.css.ts'

export type DataColumn<Row> = {
  head: string
  /** `number` by default; the first column always has text. */
  align?: 'number' | 'short' | 'text' | undefined
  className?: string
  sort?: { order: 'asc' | 'desc' | undefined; onPress: () => void } | undefined
  /** @param nameId id of the row's first cell, which names it */
  renderCell: (row: Row, nameId: string) => ReactNode
}

/** A table in a region that scrolls sideways. With `cards`, a class, its rows are cards on a narrow screen. */
export function DataTable<Row>(props: {
  caption: ReactNode
  columns: DataColumn<Row>[]
  rows: Row[]
  cards?: string
  rowClass?: (row: Row) => string
  describedBy?: string
}) {
  const { caption, columns, rows, cards, rowClass } = props
  const id = useId()
  return (
    <Region cards={cards} nameId={id}>
      <table role="table" aria-labelledby={id} aria-describedby={props.describedBy} className={table.table}>
        <caption id={id} className={table.caption}>
          {caption}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column, index) => (
              <Head key={index} column={index === 0 ? { ...column, align: 'text' } : column} cards={cards} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <Row key={index} {...{ row, columns, cards }} nameId={`${id}-${index}`} className={rowClass?.(row)} />
          ))}
        </tbody>
      </table>
    </Region>
  )
}

/** Asks for the width itself, so that the rows don't render again when it becomes known. */
function Region({ cards, nameId, children }: { cards: string | undefined; nameId: string; children: ReactNode }) {
  const isNarrow = useMediaQuery(NARROW)
  return (
    <div
      // The arrow keys scroll it (WCAG 2.1.1).
      {...(!(cards && isNarrow) && { role: 'region', tabIndex: 0, 'aria-labelledby': nameId })}
      className={cards ?? `${table.region} ${table.numbers}`}
    >
      {children}
    </div>
  )
}

function Head<Row>({ column, cards }: { column: DataColumn<Row>; cards: string | undefined }) {
  const { head, align = 'number', className = '', sort } = column
  const isNarrow = useMediaQuery(NARROW)
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={sort?.order && (sort.order === 'asc' ? 'ascending' : 'descending')}
      className={`${table.cell({ heads: 'column', align })} ${className}`}
    >
      {sort && !(cards && isNarrow) ? (
        <button type="button" className={table.sort} onClick={sort.onPress}>
          {head}
          <Icon icon={sort.order ? (sort.order === 'asc' ? up : down) : unsorted} />
        </button>
      ) : (
        head
      )}
    </th>
  )
}

/** A component of its own, so that React can interrupt between two rows. */
function Row<Row>(props: {
  row: Row
  columns: DataColumn<Row>[]
  cards: string | undefined
  nameId: string
  className: string | undefined
}) {
  const { row, columns, cards, nameId, className = table.row } = props
  const card = cards ? table.cardCell : ''
  return (
    <tr role="row" className={className}>
      {columns.map(({ head, align = 'number', className = '', renderCell }, index) =>
        index === 0 ? (
          <th key={index} scope="row" role="rowheader" id={nameId} className={`${table.rowHead} ${card} ${className}`}>
            {renderCell(row, nameId)}
          </th>
        ) : (
          <td key={index} role="cell" data-name={head} className={`${table.cell({ align })} ${card} ${className}`}>
            {renderCell(row, nameId)}
          </td>
        ),
      )}
    </tr>
  )
}
