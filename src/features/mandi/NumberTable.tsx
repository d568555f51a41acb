/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- where rows are cards, `display` takes the native roles away */
import { useId, type ReactNode } from 'react'
import * as table from '../../ui/layout/table.css.ts'
import { numbers } from './mandi.css.ts'

/** A small table of amounts in a region that scrolls sideways. */
export function NumberTable<Row>(props: {
  caption: ReactNode
  heads: string[]
  rows: Row[]
  /** What the columns show of a row. The first names it. */
  renderCells: (row: Row) => ReactNode[]
  keyOf: (row: Row) => string
  /** Instead of the region's; its CSS may show the rows as cards, with `data-name` as the name of an amount. */
  className?: string
  rowClass?: (row: Row) => string
}) {
  const {
    caption,
    heads,
    rows,
    renderCells,
    keyOf,
    className = `${table.region} ${numbers}`,
    rowClass = () => table.row,
  } = props
  const id = useId()
  return (
    <div
      role="region"
      aria-labelledby={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it (WCAG 2.1.1)
      tabIndex={0}
      className={className}
    >
      <table role="table" className={table.table}>
        <caption id={id} className={table.caption}>
          {caption}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((head, index) => (
              <th
                key={head}
                scope="col"
                role="columnheader"
                className={table.columnHead({ align: index === 0 ? 'text' : 'number' })}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row" className={rowClass(row)}>
              {renderCells(row).map((cell, index) => {
                const head = heads[index]
                return index === 0 ? (
                  <th key={head} scope="row" role="rowheader" className={table.rowHead}>
                    {cell}
                  </th>
                ) : (
                  <td key={head} role="cell" data-name={head} className={table.data({ align: 'number' })}>
                    {cell}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
