/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- where rows are cards, `display` takes the native roles away */
import { useId, type ReactNode } from 'react'
import * as table from '../../ui/layout/table.css.ts'
import { numbers } from './mandi.css.ts'

/** A small table of amounts in a region that scrolls sideways. The first column names the rows. */
export function NumberTable(props: {
  caption: ReactNode
  heads: string[]
  rows: { key: string; className?: string | undefined; name: ReactNode; amounts: ReactNode[] }[]
  /** Instead of the region's; its CSS may show the rows as cards, with `data-name` as the name of an amount. */
  className?: string
}) {
  const id = useId()
  return (
    <div
      role="region"
      aria-labelledby={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it (WCAG 2.1.1)
      tabIndex={0}
      className={props.className ?? `${table.region} ${numbers}`}
    >
      <table role="table" className={table.table}>
        <caption id={id} className={table.caption}>
          {props.caption}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {props.heads.map((head, index) => (
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
          {props.rows.map(({ key, className, name, amounts }) => (
            <tr key={key} role="row" className={className ?? table.row}>
              <th scope="row" role="rowheader" className={table.rowHead}>
                {name}
              </th>
              {amounts.map((amount, index) => (
                <td
                  key={props.heads[index + 1]}
                  role="cell"
                  data-name={props.heads[index + 1]}
                  className={table.data({ align: 'number' })}
                >
                  {amount}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
