import { useId, type ReactNode } from 'react'
import * as table from '../../ui/layout/table.css.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'

/** A small table of amounts in a region that scrolls sideways. The first column names the rows. */
export function NumberTable(props: {
  caption: ReactNode
  /** The caption is only heard, because a heading says the same. */
  isCaptionHidden?: boolean
  heads: ReactNode[]
  rows: { key: string; name: ReactNode; amounts: ReactNode[] }[]
}) {
  const id = useId()
  const [first, ...others] = props.heads
  return (
    <div
      role="region"
      aria-labelledby={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it (WCAG 2.1.1)
      tabIndex={0}
      className={table.region}
    >
      <table className={table.table}>
        <caption id={id} className={props.isCaptionHidden ? visuallyHidden : table.caption}>
          {props.caption}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={table.columnHead()}>
              {first}
            </th>
            {others.map((head, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns in their order
              <th key={index} scope="col" className={table.columnHead({ align: 'number' })}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map(({ key, name, amounts }) => (
            <tr key={key} className={table.row}>
              <th scope="row" className={table.rowHead}>
                {name}
              </th>
              {amounts.map((amount, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns in their order
                <td key={index} className={table.data({ align: 'number' })}>
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
