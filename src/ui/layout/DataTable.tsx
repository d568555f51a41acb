import { useId, type ReactNode } from 'react'
import * as styles from './table.css.ts'

/**
 * A native table with its caption, in a region that scrolls sideways by itself (§accessibility.15). The cells
 * are the page's own, with the looks of table.css.ts; `<th scope>` for headings.
 */
export function DataTable({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    // It takes focus, so that the arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-labelledby={id} tabIndex={0} className={styles.region}>
      <table className={styles.table}>
        <caption id={id} className={styles.caption}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  )
}
